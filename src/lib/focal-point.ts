/** The point of a picture that stays visible where the picture is cropped, as content writes it: `30% 20%`. */

/** In percent of the picture, from the left and from the top. */
export type FocalPoint = { x: number; y: number }

/** Points have whole steps: src/styles/focal-points.css has a class for each, because pages have no inline styles. */
export const STEP = 5

export const FOCAL_POINT = /^(100|[1-9]?[05])% (100|[1-9]?[05])%$/

export const MIDDLE: FocalPoint = { x: 50, y: 50 }

/** The point that a text names; the middle where it names none. */
export function focalPointIn(text: string): FocalPoint {
  const [found, x, y] = FOCAL_POINT.exec(text) ?? []
  return found === undefined ? MIDDLE : { x: Number(x), y: Number(y) }
}

export const focalPointText = ({ x, y }: FocalPoint): string => `${x}% ${y}%`

/** The classes that keep a point of a picture visible. */
export const focusClasses = (text: string): string => {
  const { x, y } = focalPointIn(text)
  return `focus-x-${x} focus-y-${y}`
}

/** The nearest whole step inside of the picture. */
export const inSteps = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP))

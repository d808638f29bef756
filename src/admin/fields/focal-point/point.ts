/** What a form makes of the focal point of a picture. */
import { type FocalPoint, focalPointText, inSteps, MIDDLE } from '../../../lib/focal-point'

type Box = { left: number; top: number; width: number; height: number }

/** The point of a picture that is at a place on the screen. */
export const pointAt = ({ left, top, width, height }: Box, x: number, y: number): FocalPoint => ({
  x: inSteps(((x - left) / width) * 100),
  y: inSteps(((y - top) / height) * 100),
})

export const isMiddle = ({ x, y }: FocalPoint): boolean => x === MIDDLE.x && y === MIDDLE.y

/** What the file says of a point: the middle needs no line. */
export const fieldValue = (point: FocalPoint): string => (isMiddle(point) ? '' : focalPointText(point))

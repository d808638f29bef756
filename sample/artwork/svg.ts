/** Small builders of SVG text. Every number is rounded, so the text is short and the same everywhere. */

type Point = readonly [x: number, y: number]

/** One decimal is a tenth of a pixel: finer than anyone sees. */
export function n(value: number): number {
  // A path with NaN in it would be cut short there without a word.
  if (!Number.isFinite(value)) throw new RangeError(`Not a number to draw with: ${value}`)
  const rounded = Math.round(value * 10) / 10
  return rounded === 0 ? 0 : rounded
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const corner = radius > 0 ? ` rx="${n(radius)}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corner} fill="${fill}"/>`
}

/** A rectangle drawn with a line only. */
export function frame(x: number, y: number, width: number, height: number, colour: string, line: number, radius = 0) {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(line)}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`
}

export function ring(x: number, y: number, radius: number, colour: string, line: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(line)}"/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, colour: string, width: number): string {
  return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${colour}" stroke-width="${n(width)}"/>`
}

export function fill(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}"/>`
}

/** A line along a path, with round ends and corners unless told otherwise. */
export function stroke(d: string, colour: string, width: number, ends: 'round' | 'butt' = 'round'): string {
  const joins = ends === 'round' ? 'round' : 'miter'
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${ends}" stroke-linejoin="${joins}"/>`
}

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`
}

/** A full circle as a path, for use inside longer paths and clips. */
export function circlePath(x: number, y: number, radius: number): string {
  const r = n(radius)
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0Z`
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`
}

export function roundedPath(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number) => `a${n(radius)} ${n(radius)} 0 0 1 ${n(dx * radius)} ${n(dy * radius)}`
  const across = n(width - 2 * radius)
  const down = n(height - 2 * radius)
  return `M${n(x + radius)} ${n(y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`
}

/** Part of a circle, angles in degrees, 0 to the right, clockwise. */
export function arcPath(x: number, y: number, radius: number, from: number, to: number): string {
  const [x1, y1] = polar(x, y, radius, from)
  const [x2, y2] = polar(x, y, radius, to)
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `M${n(x1)} ${n(y1)}A${n(radius)} ${n(radius)} 0 ${large} 1 ${n(x2)} ${n(y2)}`
}

export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function group(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`
}

/** Content printed over what lies below, darkening it where inks meet. */
export function overprint(content: string): string {
  return `<g style="mix-blend-mode:multiply">${content}</g>`
}

/** Content seen only inside a path. The name has to be the only one of its kind in the picture. */
export function clip(name: string, d: string, content: string): string {
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${content}</g>`
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

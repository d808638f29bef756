/** Printers' screens: a tone between 0 and 1 becomes dots or lines of varying size. */
import { n, polar } from './svg'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export type Tone = (x: number, y: number) => number

interface Screen {
  area: Area
  tone: Tone
  /** Distance from one dot or line to the next. */
  pitch: number
  /** Degrees the screen is turned by. */
  angle?: number
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The tone at which dots close every gap between them. */
export const solid = 1.65

/** Dots on a turned grid, larger where the tone is higher; neighbours touch at about 0.8. */
export function dots({ area, tone, pitch, angle = 45 }: Screen): string {
  const centreX = area.x + area.width / 2
  const centreY = area.y + area.height / 2
  const reach = Math.ceil(Math.hypot(area.width, area.height) / 2 / pitch)
  let d = ''
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const [dx, dy] = turned(column * pitch, row * pitch, angle)
      const x = centreX + dx
      const y = centreY + dy
      if (x < area.x - pitch || x > area.x + area.width + pitch) continue
      if (y < area.y - pitch || y > area.y + area.height + pitch) continue
      const radius = pitch * 0.56 * Math.sqrt(Math.min(solid, Math.max(0, tone(x, y))))
      if (radius < 0.7) continue
      const r = n(radius)
      d += `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0`
    }
  }
  return d
}

/** Parallel lines, thicker where the tone is higher, as in an engraving. */
export function lines({ area, tone, pitch, angle = 0 }: Screen): string {
  const centreX = area.x + area.width / 2
  const centreY = area.y + area.height / 2
  const half = Math.hypot(area.width, area.height) / 2
  const reach = Math.ceil(half / pitch)
  const step = Math.max(6, pitch * 0.6)
  let d = ''
  for (let row = -reach; row <= reach; row++) {
    let upper: string[] = []
    let lower: string[] = []
    const finish = () => {
      if (upper.length > 1) d += `M${upper.join('L')}L${lower.reverse().join('L')}Z`
      upper = []
      lower = []
    }
    for (let along = -half; along <= half; along += step) {
      const [dx, dy] = turned(along, row * pitch, angle)
      const thickness = (pitch / 2) * clamp(tone(centreX + dx, centreY + dy))
      if (thickness < 0.35) {
        finish()
        continue
      }
      const [ux, uy] = turned(along, row * pitch - thickness, angle)
      const [lx, ly] = turned(along, row * pitch + thickness, angle)
      upper.push(`${n(centreX + ux)} ${n(centreY + uy)}`)
      lower.push(`${n(centreX + lx)} ${n(centreY + ly)}`)
    }
    finish()
  }
  return d
}

/** The same ball where marks are light: bright where the light falls, with a trace of light at the far edge. */
export function litBall(x: number, y: number, radius: number, lightFrom: number): Tone {
  const shade = ball(x, y, radius, lightFrom)
  return (px, py) => (Math.hypot(px - x, py - y) > radius ? 0 : 0.07 + 0.93 * (1 - shade(px, py)))
}

/** A tone that fades along a direction, from 1 at `from` to 0 at `to`. */
export function fade(from: readonly [number, number], to: readonly [number, number], power = 1): Tone {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = dx * dx + dy * dy
  return (x, y) => clamp(1 - ((x - from[0]) * dx + (y - from[1]) * dy) / length) ** power
}

/** The tone of a ball lit from one side: dark at the far edge, white where the light falls, nothing outside. */
export function ball(x: number, y: number, radius: number, lightFrom: number): Tone {
  const [lightX, lightY] = polar(x, y, radius * 0.45, lightFrom)
  return (px, py) => {
    if (Math.hypot(px - x, py - y) > radius) return 0
    return clamp((Math.hypot(px - lightX, py - lightY) / (radius * 1.4)) ** 1.6)
  }
}

function turned(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** The world in dots, turned to show where a story travels, with wires from one point to several. */
import type { Drawing } from '../stage'
import { circle, circlePath, fill, n, ring, stroke } from '../svg'
import { isLand } from './land'

type Place = readonly [longitude: number, latitude: number]

interface Options {
  /** Middle and radius of the globe as shares of the picture's height. */
  x: number
  y: number
  radius: number
  /** The place that faces us. */
  facing: Place
  from: Place
  to: readonly Place[]
}

const radians = Math.PI / 180

export function globe({ x, y, radius, facing, from, to }: Options): Drawing {
  return ({ height, colours }) => {
    const r = radius * height
    const cx = x * height
    const cy = y * height
    const seen = ([lon, lat]: Place, lift = 1) => {
      const dLon = (lon - facing[0]) * radians
      const sin = Math.sin(lat * radians) * Math.sin(facing[1] * radians)
      const depth = sin + Math.cos(lat * radians) * Math.cos(facing[1] * radians) * Math.cos(dLon)
      const px = Math.cos(lat * radians) * Math.sin(dLon)
      const py =
        Math.cos(facing[1] * radians) * Math.sin(lat * radians) -
        Math.sin(facing[1] * radians) * Math.cos(lat * radians) * Math.cos(dLon)
      return { x: cx + px * r * lift, y: cy - py * r * lift, depth }
    }
    let land = ''
    let sea = ''
    const step = 2.3
    for (let lat = -88; lat <= 88; lat += step) {
      const around = Math.max(1, Math.round((360 / step) * Math.cos(lat * radians)))
      for (let index = 0; index < around; index++) {
        const place: Place = [(index * 360) / around - 180, lat]
        const point = seen(place)
        if (point.depth < 0.02) continue
        const size = r * 0.0178 * (0.45 + 0.55 * point.depth)
        if (isLand(place)) land += circlePath(point.x, point.y, size)
        else if (index % 2 === 0) sea += circlePath(point.x, point.y, size * 0.24)
      }
    }
    const wires = to.map((place) => {
      const points = Array.from({ length: 33 }, (_, at) => {
        const share = at / 32
        const between: Place = [from[0] + (place[0] - from[0]) * share, from[1] + (place[1] - from[1]) * share]
        const point = seen(between, 1 + 0.16 * Math.sin(share * Math.PI))
        return `${n(point.x)} ${n(point.y)}`
      })
      const end = seen(place)
      return (
        stroke(`M${points.join('L')}`, colours.accent, height / 130) + circle(end.x, end.y, height / 62, colours.accent)
      )
    })
    const start = seen(from)
    return (
      ring(cx, cy, r * 1.02, colours.mark, height / 330) +
      fill(sea, colours.mark) +
      fill(land, colours.mark) +
      wires.join('') +
      circle(start.x, start.y, height / 30, colours.accent)
    )
  }
}

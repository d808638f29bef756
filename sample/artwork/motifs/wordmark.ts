/** A word on the wire: what a shared link shows. */
import { type Letterform, letterforms } from '../letterforms'
import { dots } from '../screens'
import type { Drawing } from '../stage'
import { circle, fill, group, line, n } from '../svg'

export function wordmark({ d, width: units }: Letterform = letterforms.longwire): Drawing {
  return ({ width, height, colours, wireY }) => {
    const left = width * 0.067
    const scale = (width * 0.8) / units
    const discX = width * 0.9
    const discY = height * 0.12
    const r = height * 0.56
    const area = { x: discX - r, y: discY - r, width: 2 * r, height: 2 * r }
    const screen = dots({
      area,
      tone: (x, y) => (Math.hypot(x - discX, y - discY) < r ? 0.75 * (0.15 + (y - discY + r) / (2 * r)) : 0),
      pitch: height / 40,
    })
    return (
      fill(screen, colours.accent) +
      group(fill(d, colours.mark), `translate(${n(left)} ${n(height * 0.66)}) scale(${scale.toFixed(4)})`) +
      line(0, wireY, width, wireY, colours.mark, 4) +
      circle(left + width * 0.8, wireY, 17, colours.accent)
    )
  }
}

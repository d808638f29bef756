/** A pair of glasses, too close to fit: one lens engraved, one screened, and a red glint. */
import { dots, lines } from '../screens'
import type { Drawing } from '../stage'
import { circle, clip, fill, n, stroke } from '../svg'

interface Options {
  /** Middle of the bridge and width of a lens, as shares of the height. */
  x: number
  y: number
  lens: number
}

export function glasses({ x, y, lens }: Options): Drawing {
  return ({ width, height, colours }) => {
    const w = lens * height
    const h = w * 0.74
    const cy = y * height
    const bridge = w * 0.16
    const outline = (left: number, side: 1 | -1) => {
      const inner = side === 1 ? left : left + w
      const outer = side === 1 ? left + w : left
      const at = (share: number) => n(inner + (outer - inner) * share)
      return `M${at(0.04)} ${n(cy - h * 0.4)}C${at(0.3)} ${n(cy - h * 0.56)} ${at(0.85)} ${n(cy - h * 0.54)} ${at(0.97)} ${n(cy - h * 0.42)}C${at(1.06)} ${n(cy + h * 0.1)} ${at(0.9)} ${n(cy + h * 0.5)} ${at(0.56)} ${n(cy + h * 0.5)}C${at(0.2)} ${n(cy + h * 0.5)} ${at(0)} ${n(cy + h * 0.1)} ${at(0.04)} ${n(cy - h * 0.4)}Z`
    }
    const rightX = x * height + bridge / 2
    const leftX = x * height - bridge / 2 - w
    const right = outline(rightX, 1)
    const left = outline(leftX, -1)
    const areaOf = (lx: number) => ({ x: lx - w * 0.1, y: cy - h * 0.6, width: w * 1.2, height: h * 1.2 })
    const screened = dots({
      area: areaOf(leftX),
      tone: (px, py) => 0.85 * (0.5 + (py - cy) / h) + 0.12 * ((px - leftX) / w),
      pitch: height / 46,
    })
    const engraved = lines({
      area: areaOf(rightX),
      tone: (px, py) => 0.42 + 0.4 * Math.sin((px - rightX) / (w * 0.16) + (py - cy) / (h * 0.12)),
      pitch: height / 42,
      angle: -35,
    })
    const thick = height * 0.04
    const over = `M${n(leftX + w * 0.95)} ${n(cy - h * 0.34)}Q${n(x * height)} ${n(cy - h * 0.52)} ${n(rightX + w * 0.05)} ${n(cy - h * 0.34)}`
    const arms = `M${n(leftX)} ${n(cy - h * 0.36)}L-40 ${n(cy - h * 0.7)}M${n(rightX + w)} ${n(cy - h * 0.36)}L${n(width + 40)} ${n(cy - h * 0.7)}`
    return (
      stroke(arms, colours.mark, thick) +
      clip('left-lens', left, fill(screened, colours.mark)) +
      clip('right-lens', right, fill(engraved, colours.mark)) +
      stroke(left, colours.mark, thick) +
      stroke(right, colours.mark, thick) +
      stroke(over, colours.mark, thick) +
      clip('glint', right, circle(rightX + w * 0.62, cy - h * 0.02, h * 0.24, colours.accent))
    )
  }
}

/** Somebody, and nobody in particular: head and shoulders in a coarse screen against a red disc. */
import { dots, solid, type Tone } from '../screens'
import { all, type Drawing } from '../stage'
import { circle, fill, overprint } from '../svg'

export function portrait(): Drawing {
  return (stage) => {
    const { width, height, colours } = stage
    const tone = figure(width, height)
    // A finer screen makes a file for phones that delays the largest paint of /about: 91 kB at width / 78, 58 at width / 40.
    const screen = (shown: Tone, colour: string) =>
      fill(dots({ area: all(stage), tone: shown, pitch: width / 40 }), colour)
    const disc = circle(width * 0.64, height * 0.37, width * 0.4, colours.accent)
    if (colours.lit) {
      const silhouette: Tone = (x, y) => (tone(x, y) === 0 ? 0 : solid)
      const light: Tone = (x, y) => (tone(x, y) === 0 ? 0 : 0.86 * (1 - Math.max(0, tone(x, y))) ** 1.15)
      return disc + screen(silhouette, colours.ground) + screen(light, colours.mark)
    }
    const printed = screen(tone, colours.mark)
    return disc + (colours.overprint ? overprint(printed) : printed)
  }
}

/** How dark the figure is at a point; the light comes from the upper left. */
function figure(width: number, height: number): Tone {
  const headX = width * 0.47
  const headY = height * 0.39
  const headW = width * 0.185
  const headH = width * 0.245
  return (x, y) => {
    const hx = (x - headX) / headW
    const hy = (y - headY) / headH
    // A head narrows towards the chin.
    const head = Math.hypot(hx * (1 + 0.22 * Math.max(0, hy)), hy)
    if (head < 1) {
      const hair = hy < -0.42 - 0.25 * hx || (hx > 0.62 && hy < 0.1) ? 0.55 : 0
      return Math.min(1, 0.1 + hair + 0.75 * Math.max(0, 0.5 * hx + 0.16 * hy + 0.12) + 0.3 * head ** 6)
    }
    const neck = Math.abs(x - headX) < headW * 0.56 && y > headY && y < headY + headH * 1.7
    const across = (x - headX - width * 0.01) / (width * 0.43)
    const shoulder = headY + headH * 1.36 + height * 0.15 * Math.abs(across) ** 2.1 - height * 0.012
    if (y > shoulder && Math.abs(across) < 1.25) {
      const lapel = Math.abs(Math.abs(x - headX) - (y - shoulder) * 0.42) < width * 0.012 ? -0.5 : 0
      const shirt = Math.abs(x - headX) < headW * 0.5 - (y - shoulder) * 0.28
      if (shirt) return 0.08
      return Math.min(1, 0.62 + 0.3 * across + lapel + 0.2 * ((y - shoulder) / height))
    }
    if (neck) return Math.min(1, 0.45 + 0.35 * ((x - headX) / headW))
    return 0
  }
}

/** The pictures of single pages, and the one that shared links show. */
import { letterforms } from '../letterforms'
import { antenna } from '../motifs/antenna'
import { cutWire } from '../motifs/cutwire'
import { desk } from '../motifs/desk'
import { glasses } from '../motifs/glasses'
import { phones } from '../motifs/phones'
import { portrait } from '../motifs/portrait'
import { wires } from '../motifs/wires'
import { wordmark } from '../motifs/wordmark'
import { type Picture, wide } from './picture'

export const pages: readonly Picture[] = [
  { path: 'home/hero.webp', ...wide, scheme: 'ink', drawing: wires() },
  { path: 'about/founder.webp', width: 1200, height: 1500, scheme: 'paper', drawing: portrait() },
  { path: 'about/antenna.webp', width: 960, height: 560, scheme: 'paper', drawing: antenna() },
  { path: 'contact/workspace.webp', ...wide, scheme: 'paper', drawing: desk() },
  {
    path: 'contact/brand-phone.webp',
    ...wide,
    scheme: 'ink',
    drawing: phones([
      { x: 0.5, y: 0.98, tall: 1.4, tilt: -22, as: 'outline' },
      { x: 1.0, y: 0.7, tall: 1.4, tilt: -22, as: 'accent', lenses: 3 },
      { x: 1.5, y: 0.42, tall: 1.4, tilt: -22, as: 'dots' },
    ]),
  },
  { path: 'contact/brand-glasses.webp', ...wide, scheme: 'paper', drawing: glasses({ x: 1.02, y: 0.5, lens: 0.92 }) },
  { path: 'not-found/cut-wire.webp', width: 1200, height: 800, scheme: 'paper', drawing: cutWire() },
  { path: 'share.png', width: 1200, height: 630, scheme: 'ink', drawing: wordmark() },
]

/** What a shared link shows while facts of its page are invented. It carries no name, so any site can use it. */
export const sampleShare: Picture = {
  path: 'share-sample.png',
  width: 1200,
  height: 630,
  scheme: 'ink',
  drawing: wordmark(letterforms.sample),
}

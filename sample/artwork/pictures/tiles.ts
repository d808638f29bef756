/** The tiles of the home page. Words are on their lower left, so what they show keeps to the upper right. */
import { amphitheatre } from '../motifs/amphitheatre'
import { burst } from '../motifs/burst'
import { circles } from '../motifs/circles'
import { columns } from '../motifs/columns'
import { proofsheet } from '../motifs/proofsheet'
import { waveform } from '../motifs/waveform'
import { type Picture, tile } from './picture'

export const tiles: readonly Picture[] = [
  {
    path: 'tiles/influencer-marketing.webp',
    ...tile,
    drawing: burst({ x: 0.9, y: 0.34, rays: 160, core: 0.13, shortest: 0.24, longest: 0.72, closes: true }),
  },
  {
    path: 'tiles/media-relations.webp',
    ...tile,
    veiled: true,
    drawing: columns({ tilt: 12, x: 0.62, y: -0.36, size: 1.0, columns: 4, accentColumn: 1 }),
  },
  {
    path: 'tiles/crisis-communication.webp',
    ...tile,
    veiled: true,
    drawing: waveform({ centre: 0.66, spread: 0.17, peak: 0.95, level: 0.36 }),
  },
  {
    path: 'tiles/brand-communications.webp',
    ...tile,
    veiled: true,
    drawing: circles([
      { x: 1.06, y: 0.2, r: 0.54, as: 'dots', colour: 'mark' },
      { x: 0.66, y: 0.32, r: 0.2, as: 'solid', colour: 'accent' },
    ]),
  },
  {
    path: 'tiles/content-strategy.webp',
    ...tile,
    veiled: true,
    drawing: proofsheet({ tilt: 9, x: 0.36, y: -0.24, frame: 0.46, rows: 3, columns: 3, chosen: [1, 1] }),
  },
  {
    path: 'tiles/event-management.webp',
    ...tile,
    drawing: amphitheatre({
      x: 0.96,
      y: -0.02,
      rows: 13,
      first: 0.28,
      step: 0.05,
      from: -5,
      to: 185,
      taken: [4, 0.6],
      stageRadius: 0.2,
      closes: true,
    }),
  },
]

/** The pictures of the case studies. */
import { circles } from '../motifs/circles'
import { columns } from '../motifs/columns'
import { dotfield } from '../motifs/dotfield'
import { eye } from '../motifs/eye'
import { floorplan } from '../motifs/floorplan'
import { helix } from '../motifs/helix'
import { keyboard } from '../motifs/keyboard'
import { nested } from '../motifs/nested'
import { phones } from '../motifs/phones'
import { road } from '../motifs/road'
import { slippedRings } from '../motifs/slippedrings'
import { transit } from '../motifs/transit'
import { landscape, type Picture } from './picture'

export const caseStudies: readonly Picture[] = [
  {
    path: 'case-studies/oneplus.webp',
    ...landscape,
    scheme: 'paper',
    drawing: phones([
      { x: 0.38, y: 0.62, tall: 0.95, tilt: -24, as: 'dots' },
      { x: 0.66, y: 0.6, tall: 0.95, tilt: -8, as: 'accent' },
      { x: 0.98, y: 0.62, tall: 0.95, tilt: 9, as: 'solid', lenses: 3 },
    ]),
  },
  {
    path: 'case-studies/oppo.webp',
    ...landscape,
    scheme: 'signal',
    drawing: phones([{ x: 1.08, y: 1.02, tall: 2.2, tilt: 30, as: 'solid', lenses: 2 }]),
  },
  {
    path: 'case-studies/meizu.webp',
    ...landscape,
    scheme: 'ink',
    drawing: nested({ x: 0.84, y: 0.5, tall: 1.5, count: 11, turn: 6 }),
  },
  {
    path: 'case-studies/cision.webp',
    ...landscape,
    scheme: 'ink',
    drawing: columns({ tilt: 0, x: 0.18, y: -0.36, size: 1.62, columns: 4, accentColumn: 1 }),
  },
  {
    path: 'case-studies/huawei-cloud.webp',
    ...landscape,
    scheme: 'ink',
    drawing: dotfield({
      cloud: [
        [0.5, 0.66, 0.26],
        [0.86, 0.46, 0.36],
        [1.28, 0.6, 0.3],
        [0.9, 0.7, 0.3],
      ],
      base: 0.8,
      lit: [1.28, 0.6, 0.3],
      // Finer, the file for phones delays the largest paint: 72 kB at 1 / 40, 50 kB at 1 / 28.
      pitch: 1 / 28,
    }),
  },
  {
    path: 'case-studies/ping-an.webp',
    ...landscape,
    scheme: 'paper',
    drawing: slippedRings({ x: 0.62, slippedX: 0.88, rings: 9, pitch: 0.085, accentRing: 4, cut: 0.56 }),
  },
  {
    path: 'case-studies/tencent.webp',
    ...landscape,
    scheme: 'paper',
    drawing: transit({
      routes: [
        {
          through: [
            [-0.1, 0.16],
            [0.56, 0.16],
            [0.92, 0.52],
            [1.6, 0.52],
          ],
          colour: 'mark',
          weight: 0.06,
        },
        {
          through: [
            [0.16, 1.1],
            [0.16, 0.84],
            [0.92, 0.84],
            [1.3, 0.46],
            [1.3, -0.1],
          ],
          colour: 'mark',
          weight: 0.026,
        },
        {
          through: [
            [-0.1, 0.52],
            [0.92, 0.52],
            [0.92, 1.1],
          ],
          colour: 'accent',
          weight: 0.1,
        },
        {
          through: [
            [0.92, -0.1],
            [0.92, 0.52],
            [1.24, 0.84],
            [1.6, 0.84],
          ],
          colour: 'mark',
          weight: 0.026,
        },
      ],
      stations: [
        [0.3, 0.16, 0.055],
        [0.3, 0.52, 0.07],
        [0.5, 0.84, 0.03],
        [1.3, 0.2, 0.03],
        [0.92, 0.2, 0.03],
        [1.4, 0.84, 0.03],
        [0.92, 0.84, 0.07],
      ],
      hub: [0.92, 0.52, 0.17],
    }),
  },
  {
    path: 'case-studies/xreal.webp',
    ...landscape,
    scheme: 'paper',
    drawing: eye({ x: 1.0, y: 0.52, half: 1.08, iris: 0.42 }),
  },
  {
    path: 'case-studies/angry-miao.webp',
    ...landscape,
    scheme: 'signal',
    drawing: keyboard({ x: 0.12, y: 0.28, pitch: 0.21, tilt: -12, pressed: [2, 3] }),
  },
  { path: 'case-studies/ecarx.webp', ...landscape, scheme: 'ink', drawing: road({ x: 1.16, y: 0.24 }) },
  {
    path: 'case-studies/hhogene.webp',
    ...landscape,
    scheme: 'paper',
    drawing: helix({ axis: 0.5, swing: 0.4, turn: 1.24, band: 0.16, accentRung: 16 }),
  },
  {
    path: 'case-studies/publicis-msl.webp',
    ...landscape,
    scheme: 'paper',
    drawing: circles([
      { x: 0.44, y: 0.42, r: 0.46, as: 'solid', colour: 'accent' },
      { x: 1.06, y: 0.34, r: 0.46, as: 'lines', colour: 'mark', screen: 30 },
      { x: 0.82, y: 0.86, r: 0.46, as: 'dots', colour: 'mark', screen: 34 },
    ]),
  },
  {
    path: 'case-studies/koelnmesse.webp',
    ...landscape,
    scheme: 'paper',
    drawing: floorplan({ tilt: -16, x: -0.22, y: 0.26, accentStand: 41 }),
  },
]

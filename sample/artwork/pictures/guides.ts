/** The pictures of the guides. A guide about the subject of a service has the motif of that service. */
import { calm } from '../motifs/calm'
import { concertina } from '../motifs/concertina'
import { dial } from '../motifs/dial'
import { globe } from '../motifs/globe'
import { layers } from '../motifs/layers'
import { microphone } from '../motifs/microphone'
import { sheet } from '../motifs/sheet'
import { switchboard } from '../motifs/switchboard'
import { tape } from '../motifs/tape'
import type { Picture } from './picture'

/** Guides show their pictures small. */
const size = { width: 960, height: 640 }

export const guides: readonly Picture[] = [
  {
    path: 'resources/startup-pr-guide.webp',
    ...size,
    scheme: 'signal',
    drawing: sheet({
      tilt: 8,
      x: 0.42,
      y: 0.12,
      size: 0.78,
      paragraphs: [[0.5], [1, 0.92, 0.7], [1, 0.55], [0.4]],
      marked: 2,
    }),
  },
  {
    path: 'resources/brand-storytelling.webp',
    ...size,
    scheme: 'paper',
    drawing: concertina({ panels: 4, low: 0.26, high: 0.1, accentPanel: 2 }),
  },
  {
    path: 'resources/founder-training.webp',
    ...size,
    scheme: 'paper',
    drawing: microphone({ x: 0.62, y: 0.42, radius: 0.34, tilt: -32 }),
  },
  {
    path: 'resources/launch-amplification.webp',
    ...size,
    scheme: 'ink',
    drawing: dial({ x: 0.75, y: 0.52, radius: 0.42, ticks: 42, long: 7, sector: [-90, 30], as: 'wedge', hand: 30 }),
  },
  {
    path: 'resources/hardware-launches.webp',
    ...size,
    scheme: 'paper',
    drawing: layers({ x: 0.75, y: 0.79, rise: 0.145, size: 0.56 }),
  },
  {
    path: 'resources/saas-marketing.webp',
    ...size,
    scheme: 'paper',
    drawing: switchboard({
      columns: 5,
      rows: 4,
      x: 0.15,
      y: 0.14,
      pitch: 0.3,
      cords: [
        { from: [0, 1], to: [2, 0], slack: 1.5, colour: 'mark' },
        { from: [1, 0], to: [4, 1], slack: 1.9, colour: 'accent' },
      ],
    }),
  },
  {
    path: 'resources/international-expansion.webp',
    ...size,
    scheme: 'ink',
    drawing: globe({
      x: 0.75,
      y: 0.56,
      radius: 0.46,
      facing: [-46, 34],
      from: [-100, 40],
      to: [[10, 50]],
    }),
  },
  {
    path: 'resources/reputation-defense.webp',
    ...size,
    scheme: 'ink',
    drawing: calm({ lines: 11, settles: 0.56 }),
  },
  {
    path: 'resources/ai-media-tools.webp',
    ...size,
    scheme: 'paper',
    drawing: tape(14, [
      { text: 'A PERSON DECIDES ', y: 0.24, size: 0.34, colour: 'mark', shift: 2 },
      { text: 'CHECK EVERY NAME ', y: 0.76, size: 0.34, colour: 'accent', shift: 5 },
    ]),
  },
]

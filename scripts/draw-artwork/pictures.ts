/** Every picture of the site, in the order of its pages. Add an entry here, then run `npm run draw`. */
import { amphitheatre } from './motifs/amphitheatre'
import { burst } from './motifs/burst'
import { calm } from './motifs/calm'
import { circles } from './motifs/circles'
import { columns } from './motifs/columns'
import { concertina } from './motifs/concertina'
import { desk } from './motifs/desk'
import { dial } from './motifs/dial'
import { dotfield } from './motifs/dotfield'
import { eye } from './motifs/eye'
import { fanout } from './motifs/fanout'
import { floorplan } from './motifs/floorplan'
import { glasses } from './motifs/glasses'
import { globe } from './motifs/globe'
import { helix } from './motifs/helix'
import { horizon } from './motifs/horizon'
import { keyboard } from './motifs/keyboard'
import { layers } from './motifs/layers'
import { letter } from './motifs/letter'
import { microphone } from './motifs/microphone'
import { nested } from './motifs/nested'
import { phones } from './motifs/phones'
import { portrait } from './motifs/portrait'
import { pressSheet } from './motifs/presssheet'
import { proofsheet } from './motifs/proofsheet'
import { road } from './motifs/road'
import { sheet } from './motifs/sheet'
import { slippedRings } from './motifs/slippedrings'
import { switchboard } from './motifs/switchboard'
import { tape } from './motifs/tape'
import { transit } from './motifs/transit'
import { waveform } from './motifs/waveform'
import { wires } from './motifs/wires'
import { wordmark } from './motifs/wordmark'
import type { SchemeName } from './palette'
import type { Drawing } from './stage'

export interface Picture {
  /** Path below `content/media`; also the seed, unless one is given. */
  path: string
  width: number
  height: number
  scheme: SchemeName
  drawing: Drawing
  seed?: string
  /** Whether a page sets words on the lower left, which then has to stay dark. */
  veiled?: true
}

const landscape = { width: 1600, height: 1067 }
const tile = { width: 1600, height: 1200, scheme: 'ink', veiled: true } as const
const wide = { width: 1920, height: 1080 }

const services: Picture[] = [
  {
    path: 'services/media-relations.webp',
    ...landscape,
    scheme: 'paper',
    drawing: columns({ tilt: -14, x: 0.3, y: 0.28, size: 1.25, columns: 4, accentColumn: 2 }),
  },
  {
    path: 'services/crisis-communication.webp',
    ...landscape,
    scheme: 'signal',
    drawing: waveform({ kind: 'needle', centre: 0.66, spread: 0.16, peak: 1.3, level: 0.56 }),
  },
  {
    path: 'services/brand-communications.webp',
    ...landscape,
    scheme: 'paper',
    drawing: circles([
      { x: 1.05, y: 0.12, r: 0.62, as: 'ball', colour: 'mark' },
      { x: 0.42, y: 0.86, r: 0.46, as: 'solid', colour: 'accent' },
    ]),
  },
  {
    path: 'services/content-strategy.webp',
    ...landscape,
    scheme: 'paper',
    drawing: proofsheet({ tilt: -8, x: -0.52, y: 0.02, frame: 0.56, rows: 3, columns: 5, chosen: [2, 1] }),
  },
  {
    path: 'services/event-management.webp',
    ...landscape,
    scheme: 'ink',
    drawing: amphitheatre({
      x: 0.34,
      y: 1.08,
      rows: 22,
      first: 0.4,
      step: 0.06,
      from: 178,
      to: 366,
      taken: [9, 0.58],
      stageRadius: 0.28,
    }),
  },
  {
    path: 'services/influencer-marketing.webp',
    ...landscape,
    scheme: 'paper',
    drawing: burst({ x: 0.46, y: 0.6, rays: 168, core: 0.2, shortest: 0.34, longest: 1.1 }),
  },
  {
    path: 'services/ai-press-outreach.webp',
    ...landscape,
    scheme: 'paper',
    drawing: tape(-18, [
      { text: 'GOOD MORNING FROM LONGWIRE ', y: 0.22, size: 0.36, colour: 'mark', shift: 3 },
      { text: 'THE STORY FIRST ', y: 0.72, size: 0.36, colour: 'accent', shift: 9 },
      { text: 'WRITE TO ONE READER ', y: 1.2, size: 0.36, colour: 'mark', shift: 5 },
    ]),
  },
  {
    path: 'services/startup-pr.webp',
    ...landscape,
    scheme: 'paper',
    drawing: horizon({ x: 1.02, radius: 0.5, risen: 0.12 }),
  },
  {
    path: 'services/global-pr-strategy.webp',
    ...landscape,
    scheme: 'ink',
    drawing: globe({
      x: 0.92,
      y: 0.66,
      radius: 0.58,
      facing: [62, 28],
      from: [13, 52],
      to: [
        [103, 1],
        [121, 31],
        [77, 28],
        [37, -1],
        [139, 36],
      ],
    }),
  },
  {
    path: 'services/b2b-pr-saas.webp',
    ...landscape,
    scheme: 'ink',
    drawing: switchboard({
      columns: 7,
      rows: 5,
      x: 0.06,
      y: 0.1,
      pitch: 0.25,
      cords: [
        { from: [0, 2], to: [2, 0], slack: 1.6, colour: 'mark' },
        { from: [5, 2], to: [6, 3], slack: 1.9, colour: 'mark' },
        { from: [1, 1], to: [5, 0], slack: 2.6, colour: 'accent' },
      ],
    }),
  },
  {
    path: 'services/crisis-reputation-management.webp',
    ...landscape,
    scheme: 'paper',
    drawing: calm({ lines: 17, settles: 0.62 }),
  },
  {
    path: 'services/consumer-tech-hardware-pr.webp',
    ...landscape,
    scheme: 'paper',
    drawing: layers({ x: 0.92, y: 0.92, rise: 0.19, size: 0.78 }),
  },
  {
    path: 'services/creative-storytelling.webp',
    ...landscape,
    scheme: 'paper',
    drawing: concertina({ panels: 6, low: 0.3, high: 0.14, accentPanel: 3 }),
  },
  {
    path: 'services/media-training.webp',
    ...landscape,
    scheme: 'signal',
    drawing: microphone({ x: 0.98, y: 0.44, radius: 0.4, tilt: 28 }),
  },
  {
    path: 'services/launch-sprint.webp',
    ...landscape,
    scheme: 'paper',
    drawing: circles(
      [
        { x: 1.393, y: 0.377, r: 0.42, as: 'solid', colour: 'accent' },
        { x: 0.04, y: 0.777, r: 0.02, as: 'solid', colour: 'mark' },
        { x: 0.09, y: 0.765, r: 0.032, as: 'solid', colour: 'mark' },
        { x: 0.17, y: 0.747, r: 0.05, as: 'dots', colour: 'mark' },
        { x: 0.297, y: 0.717, r: 0.08, as: 'ball', colour: 'mark' },
        { x: 0.497, y: 0.672, r: 0.125, as: 'lines', colour: 'mark' },
        { x: 0.813, y: 0.597, r: 0.2, as: 'ball', colour: 'mark' },
      ],
      { wire: true },
    ),
  },
]

const tiles: Picture[] = [
  {
    path: 'tiles/influencer-marketing.webp',
    ...tile,
    drawing: burst({ x: 0.9, y: 0.34, rays: 160, core: 0.13, shortest: 0.24, longest: 0.72 }),
  },
  {
    path: 'tiles/media-relations.webp',
    ...tile,
    drawing: columns({ tilt: 12, x: 0.62, y: -0.36, size: 1.0, columns: 4, accentColumn: 1 }),
  },
  {
    path: 'tiles/crisis-communication.webp',
    ...tile,
    drawing: waveform({ kind: 'needle', centre: 0.66, spread: 0.17, peak: 0.95, level: 0.36 }),
  },
  {
    path: 'tiles/brand-communications.webp',
    ...tile,
    drawing: circles([
      { x: 1.06, y: 0.2, r: 0.54, as: 'dots', colour: 'mark' },
      { x: 0.66, y: 0.32, r: 0.2, as: 'solid', colour: 'accent' },
    ]),
  },
  {
    path: 'tiles/content-strategy.webp',
    ...tile,
    drawing: proofsheet({ tilt: 9, x: 0.36, y: -0.24, frame: 0.46, rows: 3, columns: 3, chosen: [1, 1] }),
  },
  {
    path: 'tiles/event-management.webp',
    ...tile,
    veiled: undefined,
    drawing: amphitheatre({
      x: 0.96,
      y: -0.02,
      rows: 13,
      first: 0.28,
      step: 0.05,
      from: -5,
      to: 185,
      taken: [4, 0.44],
      stageRadius: 0.2,
      closes: true,
    }),
  },
]

const caseStudies: Picture[] = [
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
      pitch: 1 / 40,
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
      { x: 1.06, y: 0.34, r: 0.46, as: 'lines', colour: 'mark' },
      { x: 0.82, y: 0.86, r: 0.46, as: 'dots', colour: 'mark' },
    ]),
  },
  {
    path: 'case-studies/koelnmesse.webp',
    ...landscape,
    scheme: 'paper',
    drawing: floorplan({ tilt: -16, x: -0.22, y: 0.26, accentStand: 41 }),
  },
]

const articles: Picture[] = [
  {
    path: 'blog/brief-an-agency.webp',
    ...landscape,
    scheme: 'signal',
    drawing: sheet({
      tilt: -11,
      x: 0.28,
      y: 0.3,
      size: 1.1,
      paragraphs: [
        [0.62, 0.4],
        [1, 0.94, 0.6],
        [1, 0.96, 1, 0.4],
        [1, 0.5],
      ],
      marked: 1,
    }),
  },
  {
    path: 'blog/embargo-or-exclusive.webp',
    ...landscape,
    scheme: 'paper',
    drawing: fanout({ lines: 23, parts: 0.2, arrives: 1.04, single: 0.84 }),
  },
  {
    path: 'blog/press-page-that-works.webp',
    ...landscape,
    scheme: 'paper',
    drawing: pressSheet({ tilt: 7, x: 0.12, y: 0.12, page: 0.42 }),
  },
  {
    path: 'blog/creator-brief-one-page.webp',
    ...landscape,
    scheme: 'paper',
    drawing: letter({ form: 'one', x: 0.5, baseline: 1.3, size: 1.55, shift: [0.07, 0.04] }),
  },
  {
    path: 'blog/first-hour-of-a-crisis.webp',
    ...landscape,
    scheme: 'ink',
    drawing: dial({ x: 0.86, y: 0.62, radius: 0.58, ticks: 60, long: 5, sector: [-90, -20], as: 'wedge', hand: -20 }),
  },
  {
    path: 'blog/launch-page-journalists-can-use.webp',
    ...landscape,
    scheme: 'signal',
    drawing: letter({ form: 'quote', x: 0.0, baseline: 1.52, size: 1.66, shift: [0.05, 0.04] }),
  },
]

const pages: Picture[] = [
  { path: 'home/hero.webp', ...wide, scheme: 'ink', drawing: wires() },
  { path: 'about/founder.webp', width: 1200, height: 1500, scheme: 'paper', drawing: portrait() },
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
  { path: 'share.png', width: 1200, height: 630, scheme: 'ink', drawing: wordmark() },
]

export const pictures: readonly Picture[] = [...services, ...tiles, ...caseStudies, ...articles, ...pages]

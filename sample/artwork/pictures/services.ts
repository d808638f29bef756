/** The pictures of the services, in the order of their pages. */
import { amphitheatre } from '../motifs/amphitheatre'
import { burst } from '../motifs/burst'
import { calm } from '../motifs/calm'
import { circles } from '../motifs/circles'
import { columns } from '../motifs/columns'
import { concertina } from '../motifs/concertina'
import { globe } from '../motifs/globe'
import { horizon } from '../motifs/horizon'
import { layers } from '../motifs/layers'
import { microphone } from '../motifs/microphone'
import { proofsheet } from '../motifs/proofsheet'
import { switchboard } from '../motifs/switchboard'
import { tape } from '../motifs/tape'
import { waveform } from '../motifs/waveform'
import { landscape, type Picture } from './picture'

export const services: readonly Picture[] = [
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
    drawing: waveform({ centre: 0.66, spread: 0.16, peak: 1.3, level: 0.56 }),
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

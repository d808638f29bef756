/** The pictures of the blog. */
import { dial } from '../motifs/dial'
import { fanout } from '../motifs/fanout'
import { letter } from '../motifs/letter'
import { pressSheet } from '../motifs/presssheet'
import { sheet } from '../motifs/sheet'
import { landscape, type Picture } from './picture'

export const articles: readonly Picture[] = [
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

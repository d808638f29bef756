import { type AudienceCountry, placeFor } from '../kit/document/disclosure'
import { type FormatFacts, mediumOf, sourceNote } from '../kit/document/format-facts'
import { advice, type Block, type Item, list } from '../kit/document/text-document'
import { BLANK } from './blanks'
import { LENGTH } from './completeness-rules'
import { withoutFee } from './fee'
import type { Deliverable } from './read-deliverables'
import { isHandedOver } from './timeline'

/** What the rules on health, skin and treatments forbid. */
const BEFORE_AND_AFTER = /\bbefore[\s/&-]*(?:and[\s-]*)?after\b|\bvorher[\s/-]*nachher\b|\bavant[\s/-]*apr[eè]s\b/iu

/** Each deliverable with what its platform asks for, and its label as strict as the country is. */
export function writeDeliverables(
  deliverables: readonly Deliverable[],
  country: AudienceCountry,
  hasNoBeforeAndAfter: boolean,
): Block[] {
  const facts = deliverables.flatMap(({ facts }) => facts ?? [])
  const nudges = deliverables.flatMap(nudge)
  const firstWithout = deliverables.find(({ platform }) => platform === undefined)
  const firstUncounted = deliverables.find(({ quantity }) => quantity === undefined)
  const isFile = isHandedOver(deliverables)
  return [
    list(
      deliverables.map((deliverable, index) => ({
        label: withoutFee(deliverable.words),
        items: [
          ...(hasNoBeforeAndAfter && BEFORE_AND_AFTER.test(deliverable.words) ? [`Picture: ${BLANK.instead}.`] : []),
          ...writeQuantity(deliverable, deliverable === firstUncounted),
          ...(isFile
            ? writeFile(deliverable)
            : [
                ...writePlace(deliverable, deliverable === firstWithout),
                ...(writeSameAs(deliverable, deliverables.slice(0, index)) ?? writePlatform(deliverable, country)),
              ]),
        ],
      })) satisfies Item[],
    ),
    ...(nudges.length > 0 ? [advice(nudges.join(' '))] : []),
    ...(facts.length > 0 ? [advice(sourceNote(facts))] : []),
  ]
}

function writeQuantity({ quantity }: Deliverable, isFirst: boolean): string[] {
  if (quantity !== undefined) return []
  return [isFirst ? `How many: ${BLANK.pieces}.` : 'How many: agreed with the idea, and written into the agreement.']
}

/** The brand publishes what it gets: the label is its own. */
function writeFile({ facts, words }: Deliverable): string[] {
  return [
    'Handed over as files; the creator publishes nothing.',
    ...(facts ? [`Shape: ${facts.shape}.`, `Length: ${lengthOf(facts, words)}.`] : []),
  ]
}

function writePlace({ format, platform }: Deliverable, isFirst: boolean): string[] {
  return [
    ...(format === undefined ? ['Format: the creator proposes it with the idea.'] : []),
    ...(platform === undefined
      ? [isFirst ? 'Published on: [platform and account].' : 'Published on: the same account, unless agreed otherwise.']
      : []),
  ]
}

/** The same four lines below each of eight Reels are read by nobody. */
function writeSameAs({ facts, words }: Deliverable, before: readonly Deliverable[]): string[] | undefined {
  if (!facts || !before.some((other) => other.facts === facts)) return undefined
  const length = LENGTH.exec(words)?.[0]
  return length === undefined && !before.some((other) => other.facts === facts && LENGTH.test(other.words))
    ? [`Shape, length, caption, link and disclosure: as in the first ${facts.name} above.`]
    : [
        `Length: ${lengthOf(facts, words)}.`,
        `Shape, caption, link and disclosure: as in the first ${facts.name} above.`,
      ]
}

function writePlatform({ facts, format, words }: Deliverable, country: AudienceCountry): string[] {
  const medium = mediumOf(format)
  if (!facts)
    return [
      'Shape and length: as the account publishes them otherwise.',
      'Link: where people can open it.',
      `Disclosure: ${placeFor(country, 'in the piece itself near the start, and first in its text', medium)}; the platform’s own label comes on top.`,
    ]
  return [
    `Shape: ${facts.shape}.`,
    `Length: ${lengthOf(facts, words)}.`,
    `Caption: ${facts.caption}.`,
    `Link: ${facts.link}.`,
    `Disclosure: ${placeFor(country, facts.disclosure, medium)}.`,
  ]
}

/** A length that the visitor gave takes the place of any other. */
const lengthOf = ({ length }: FormatFacts, words: string) => LENGTH.exec(words)?.[0] ?? length

/** What makes a deliverable one that a creator can quote a price for. */
function nudge({ words, quantity, format, platform }: Deliverable): string[] {
  const missing = [
    ...(quantity === undefined ? ['how many'] : []),
    ...(format === undefined ? ['which format'] : []),
    ...(platform === undefined ? ['where'] : []),
  ]
  if (missing.length === 0) return []
  return [`“${words}” does not say ${missing.join(', ')}. A creator can plan with “3 Instagram Reels of 30 seconds”.`]
}

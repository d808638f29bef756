import type { Advice } from './checklists'
import type { Block, CrisisDocument } from './documents'
import { type Filled, fill } from './placeholders'

/** A document as plain text, for a mail or a web page. */
export function toText({ content }: CrisisDocument, filled: Filled): string {
  return content.map((block) => fill(blockToText(block), filled)).join('\n\n')
}

/** All four, one after the other, each under its name. */
export function allToText(documents: readonly CrisisDocument[], filled: Filled): string {
  return documents
    .map((document) => `${document.type.toUpperCase()}\nTone: ${document.tone}\n\n${toText(document, filled)}`)
    .join('\n\n\n')
}

/** All four and the checklist as Markdown. What was typed stays text and never becomes mark-up. */
export function toMarkdown(
  documents: readonly CrisisDocument[],
  filled: Filled,
  hours: { dos: readonly Advice[]; donts: readonly Advice[] },
): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${asText(item)}`).join('\n')
  const body = documents.map(({ type, tone, content }) =>
    [
      `## ${type}`,
      `*Tone: ${tone}*`,
      ...content.map((block) =>
        typeof block === 'string'
          ? asText(fill(block, filled))
          : `${asText(fill(block.lead, filled))}\n\n${list(block.items.map((item) => fill(item, filled)))}`,
      ),
    ].join('\n\n'),
  )
  const advice = [
    `## The first hours: do\n\n${list(hours.dos.map(({ text }) => text))}`,
    `## The first hours: do not\n\n${list(hours.donts.map(({ text }) => text))}`,
  ]
  return `${['# Crisis responses', 'Drafts, not legal advice.', ...body, ...advice].join('\n\n')}\n`
}

function blockToText(block: Block): string {
  return typeof block === 'string' ? block : [block.lead, ...block.items.map((item) => `- ${item}`)].join('\n')
}

/** A line start that would open a heading, a list or a quotation, and all inline marks, lose their meaning. */
function asText(text: string): string {
  return text
    .replace(/[\\`*_<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([-+])(?=\s)/, '\\$1')
}

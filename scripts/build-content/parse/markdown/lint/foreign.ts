/** Marks and codes of other systems, which do nothing here: visitors see them as they are. */
import { quote } from '../../../../lib/diagnostics/words'
import type { Rule } from './rule'

const foreign =
  (hint: string | ((match: RegExpExecArray) => string)): Rule['message'] =>
  (match) => ({
    code: 'foreign-code',
    text: `${quote(match[0].trim())} is code from another system. It does nothing here, and visitors see it as it is.`,
    hint: typeof hint === 'string' ? hint : hint(match),
  })

const remove = foreign('Remove it, or write what it should show in Markdown.')
const box = foreign(
  'Remove it. To put the text into a box, write, with the blank lines:\n<div class="callout">\n\nThe text in the box.\n\n</div>',
)
const tag = (name: string): Rule['message'] => foreign(({ 1: words = '' }) => `Write:\n<${name}>${words}</${name}>`)

/** The words that stand directly between two signs, such as `==`. */
const between = (mark: string, most = 100): RegExp =>
  new RegExp(
    String.raw`${mark}(?<!\S${mark})([^\s${mark}](?:[^\n${mark}]{0,${most}}[^\s${mark}])?)${mark}(?![\w${mark}])`,
    'g',
  )

export const foreignRules: readonly Rule[] = [
  { pattern: /\{(?:\{[^{}\n]{1,200}\}|%[^{}\n]{1,200}%)\}/g, message: remove },
  // `[caption]`, `[gallery ids="1,2"]`, `[note]…[/note]`
  {
    pattern: /\[(?:caption|gallery|embed|audio|video|TOC|_TOC_)\b[^\][\n]{0,200}\](?!\()/gi,
    message: remove,
  },
  { pattern: /\[[a-z][\w-]{1,40} (?:[\w-]{1,40}=["“”']|https?:)[^\][\n]{0,200}\](?!\()/gi, message: remove },
  // `[vc_row]`, `[/vc_row]`
  { pattern: /\[\/?[a-z]{2,20}_[a-z_]{2,40}\](?!\()/g, message: remove },
  // Marks of sources that chat programs leave behind
  {
    pattern: /【\d{1,3}[†:][^】\n]{0,100}】|:contentReference\[[^\]\n]{0,40}\](?:\{[^}\n]{0,40}\})?/g,
    message: remove,
  },
  // `*|FNAME|*` of newsletters
  { pattern: /\*\|[A-Z_:]{2,40}\|\*/g, isMark: true, message: remove },
  // `{width=300}` behind a picture, a link or words in brackets
  { pattern: /\{(?<=[)\]]\{)[:.#\w][^{}\n]{0,200}\}/g, message: remove },
  {
    pattern: /\[([a-z][\w-]{1,40})\](?!\()(?=[^[]{0,2000}\[\/\1\])/gi,
    message: remove,
  },
  { pattern: /\[![a-z]{2,20}\][-+]?/gi, message: box },
  {
    pattern:
      /\n[ \t>]*(?::{3,}[ \t]*\{?[a-z][^\n]{0,100}|!!!\+?[ \t]+[a-z][^\n]{0,100}|\.\. [a-z]{2,20}::[^\n]{0,100})/gi,
    message: box,
  },
  {
    pattern:
      /\{:?[ \t]?[#.][a-z][\w-]{0,60}(?:[ \t]+[#.]?[\w-]{1,60}(?:=[^\s{}]{1,60})?){0,5}[ \t]?\}(?=[ \t]*(?:\n|$))/gi,
    message: foreign('Remove it. A heading has an address made of its words, and the looks come from the site.'),
  },
  { pattern: /\{:?toc\}/gi, message: remove },
  { pattern: between('=='), message: tag('mark') },
  { pattern: between(String.raw`\+\+`), message: tag('ins') },
  {
    pattern: /%%(?<!\S%%)[ \t]?([^%\n]{1,200}?)[ \t]?%%(?!\w)/g,
    message: foreign(({ 1: words = '' }) => `To hide a remark from visitors, write:\n<!-- ${words} -->`),
  },
  { pattern: /~(?<=\w~)(\w{1,10})~/g, message: tag('sub') },
  { pattern: /\^(?<=\w\^)(\w{1,10})\^/g, message: tag('sup') },
  {
    pattern: /\[\^([^\][\n]{0,200}\s[^\][\n]{0,200})\](?!:)/g,
    message: foreign(
      ({ 1: note = '' }) =>
        `Write a mark without spaces where it belongs, and the note at the end of the file:\n[^note]\n\n[^note]: ${note}`,
    ),
  },
  {
    pattern: /\^\[([^\][\n]{1,300})\]/g,
    message: foreign(
      ({ 1: note = '' }) =>
        `Write the mark where it belongs, and the note at the end of the file:\n[^note]\n\n[^note]: ${note}`,
    ),
  },
  // Signs of keyboards for Chinese and Japanese
  {
    pattern: /\n[ \t]{0,3}(＃{1,6})[ \t\u3000]*([^＃\s][^\n]{0,300})/g,
    message: ([, marks = '', words]) => ({
      code: 'heading-without-space',
      text: `The wide sign "${marks}" is not the mark of a heading, so visitors see it.`,
      hint: `Write:\n${'#'.repeat(Math.max(2, marks.length))} ${words}`,
    }),
  },
  {
    pattern: /＊＊([^＊\n]{1,200})＊＊/g,
    message: ([, words]) => ({
      code: 'broken-emphasis',
      text: 'Wide asterisks are not the marks of bold words, so visitors see them.',
      hint: `Write:\n**${words}**`,
    }),
  },
  {
    pattern: /:(?<![\w:]:)(?:[a-z][a-z0-9_+-]{2,40}|[+-]1):(?![\w:/])/g,
    message: foreign('Paste the emoji itself, or remove it.'),
  },
  // `&amp;nbsp;`: the code of a character whose "&" is written as a code again
  {
    pattern: /&amp;((?:[a-z]{2,8}|#x?[\da-f]{2,6});)/gi,
    isMark: true,
    message: ([, code]) => ({
      code: 'foreign-code',
      text: `"&amp;" is the code of the sign "&", so visitors see "&${code}" instead of a character.`,
      hint: `Write the character itself, or its code without "amp;":\n&${code}`,
    }),
  },
]

/**
 * The text of a WordPress post as HTML: the shortcodes of WordPress itself
 * (https://wordpress.org/documentation/article/shortcodes/), and the paragraphs of the classic editor.
 */
import type { Question } from '../old-site'

type Upload = { src: string; alt: string }

/**
 * @param uploadOf the picture of an id
 * @returns HTML, and a question for each shortcode of a plugin, which stays in the text as it is
 */
export function wordPressHtml(
  text: string,
  uploadOf: (id: string) => Upload | undefined,
): { html: string; questions: Question[] } {
  const withoutOurs = replaceKnown(text.replace(/\r\n?/g, '\n'), uploadOf)
  const html = /<!-- wp:/.test(text) ? withoutOurs : paragraphs(withoutOurs)
  return { html: html.replace(/<!--.*?-->/gs, ''), questions: unknownShortcodes(withoutOurs) }
}

function replaceKnown(text: string, uploadOf: (id: string) => Upload | undefined): string {
  return text
    .replace(
      /\[caption[^\]]*\]\s*((?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)(.*?)\[\/caption\]/gis,
      (_, picture: string, words: string) =>
        `\n\n<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>\n\n`,
    )
    .replace(/\[gallery\b[^\]]*?\bids=["']?([\d,\s]+)["']?[^\]]*\]/gi, (_, ids: string) =>
      ids
        .split(',')
        .map((id) => uploadOf(id.trim()))
        .map((upload) => (upload ? `\n\n<img src="${attribute(upload.src)}" alt="${attribute(upload.alt)}">\n\n` : ''))
        .join(''),
    )
    .replace(
      /\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/gi,
      (_, address: string) => `\n\n<a href="${attribute(address)}">${address}</a>\n\n`,
    )
    .replace(
      /\[(?:audio|video)\b[^\]]*?\b(?:src|mp4|mp3|webm|m4a|ogg)=["']([^"']+)["'][^\]]*\](?:\s*\[\/(?:audio|video)\])?/gi,
      (_, address: string) => `\n\n<a href="${attribute(address)}">${address}</a>\n\n`,
    )
    .replace(/<!--more.*?-->|<!--nextpage-->/gi, '')
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const BLOCK =
  'address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|ol|p|pre|script|section|style|table|ul|video|audio'

/**
 * The classic editor keeps a paragraph as lines between blank lines; WordPress makes `<p>` of it when it shows the post.
 * Text inside of blocks stays as it is.
 */
function paragraphs(text: string): string {
  const blocks = text.split(new RegExp(`(<(${BLOCK})\\b[^>]*>.*?</\\2>|<hr\\b[^>]*>)`, 'gis'))
  const parts: string[] = []
  for (let index = 0; index < blocks.length; index += 3) {
    for (const part of (blocks[index] ?? '').split(/\n\s*\n/)) {
      if (part.trim() !== '') parts.push(`<p>${part.trim().replace(/(?<!<br ?\/?>)\n/gi, '<br>\n')}</p>`)
    }
    if (blocks[index + 1] !== undefined) parts.push(blocks[index + 1] ?? '')
  }
  return parts.join('\n')
}

/** `[name key="value"]` and `[/name]`: with neither, it may be words in brackets. */
const SHORTCODE = /\[(\/?)([a-z][\w-]*)([^\]\n]*)\](?!\()/gi

function unknownShortcodes(text: string): Question[] {
  const withoutCode = text.replace(/<(pre|code)\b.*?<\/\1>/gis, '')
  const found = [...withoutCode.matchAll(SHORTCODE)].filter(
    ([, closing, , rest = '']) => closing === '/' || rest.includes('='),
  )
  const names = new Set(found.map(([, , name = '']) => name))
  return [...names].map((name) => ({
    at: name,
    text: `[${name}] is a code of a WordPress plugin, which means nothing here. Readers would see it as it is.`,
    remedy: 'Write what it showed, or delete it.',
  }))
}

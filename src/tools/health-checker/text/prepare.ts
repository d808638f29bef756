const BLOCK_TAGS = /<\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|article|header|footer|blockquote)\b[^<>]{0,1000}>/gi
const ANY_TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,1000})?\/?>/gi
const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
}

/** The text as it is checked and shown: one kind of line end, plain spaces, nothing invisible, no markup. */
export function prepare(raw: string): { text: string; hadHtml: boolean } {
  const lines = raw
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2002-\u200a\u202f\t]/g, ' ')
    // Soft hyphens, byte order marks and zero-width spaces; the joiners of emoji and of scripts stay.
    .replace(/[\u00ad\ufeff\u200b\u2060\0]/g, '')
    .normalize('NFC')
  const hadHtml = (lines.match(ANY_TAG) ?? []).length >= 2
  return { text: (hadHtml ? withoutMarkup(lines) : lines).trim(), hadHtml }
}

const withoutMarkup = (html: string): string =>
  html
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, '')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(BLOCK_TAGS, '\n\n')
    .replace(ANY_TAG, '')
    .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&([a-z]{2,6});/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/(?<! ) +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')

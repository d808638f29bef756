/**
 * What travels inside a page: the generated files that it read. The body of a Markdown file is there once, as the HTML of the
 * page; its file says `null` instead, and the app takes the body from the page when it starts. This makes the page of an
 * article about a fifth shorter, and 5 to 9 % after compression.
 */

/** Attribute of the element whose HTML is the body. */
export const BODY_MARK = 'data-body'

/**
 * A generated file as it travels in a page that shows its body.
 * @param text the file
 * @param data the same, parsed
 */
export function withoutBody(text: string, data: unknown): string {
  const body = bodyOf(data)
  return typeof body === 'string' ? text.replace(`"content":${JSON.stringify(body)}`, () => '"content":null') : text
}

/** Reads the files that travelled in the page, by name. */
export function readEmbedded(page: Document): Record<string, unknown> {
  // Not by its id alone: a heading of the page may have the same one.
  const block = page.querySelector('script[type="application/json"]#content')
  const files: Record<string, unknown> = JSON.parse(block?.textContent ?? '{}')
  const body = page.querySelector(`[${BODY_MARK}]`)
  for (const file of Object.values(files)) {
    if (body && bodyOf(file) === null) Object.assign(file as object, { content: body.innerHTML })
  }
  return files
}

const bodyOf = (file: unknown): unknown => (file as { content?: unknown } | null)?.content

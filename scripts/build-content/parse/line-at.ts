/** The line of a text that starts at an offset; empty behind the end of the text. */
export function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? undefined : end)
}

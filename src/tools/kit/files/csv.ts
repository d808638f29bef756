type Cell = string | number

/**
 * A table as CSV, RFC 4180: CRLF, quotes where needed, and a byte order mark, without which spreadsheets misread
 * everything but ASCII. A text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

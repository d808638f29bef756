/** Keeps fields that were not edited as they are in the file, byte for byte. */
import { readFields, writeFields } from '../file-format/fields-document'

/**
 * @param source the file as it was
 * @param before the same in canonical form
 * @param after what it shall say, in canonical form
 */
export function keepUntouched(source: string, before: string, after: string): string {
  if (source === before) return after
  const old = segmentsOf(source)
  const same = segmentsOf(before)
  const kept = [...segmentsOf(after)].map(([name, text]) => (same.get(name) === text ? (old.get(name) ?? text) : text))
  const text = kept.join('')
  return saysExactly(after, text) ? text : after
}

function saysExactly(wanted: string, text: string): boolean {
  try {
    return writeFields(readFields(text)) === wanted
  } catch {
    return false
  }
}

/** The lines of each field at the left margin, by its name, and the comments above it, by `#` and its name. */
function segmentsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  let above = ''
  let name = ''
  for (const line of text.split(/(?<=\n)/)) {
    const starts = /^([^\s#-].*?):(?=\s)/.exec(line)?.[1]
    if (starts !== undefined) {
      name = starts
      fields.set(`#${name}`, above).set(name, line)
      above = ''
    } else if (name === '' || /^(?:#|\s*$)/.test(line)) {
      above += line
    } else {
      fields.set(name, (fields.get(name) ?? '') + above + line)
      above = ''
    }
  }
  return fields.set('#', above)
}

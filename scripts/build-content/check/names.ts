/** Names of files: what an id may look like, and names that only look different. */
import { compare, errorAt, type Finding, type Problem, START } from '../problems/problem'
import { quote } from '../problems/words'

const LONGEST_ID = 100

/** `a-z 0-9` and single `-`: the same on every disk, in every address and in every language. */
export const isId = (id: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= LONGEST_ID

/** Letters that are no accented form of another one, and what people write when they lack them. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

/** An id as close as possible to a name that is none. */
export function idFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_ID)
    .replace(/-+$/, '')
}

/** Files that only the program that made them can read. */
const OTHER_PROGRAMS = /^\.(?:docx?|odt|pages|rtf|pdf|html?|pptx?|xlsx?|numbers|gdoc)$/i

/** What is wrong with the name of a file in a folder of `.md` or `.yaml` files. */
export function nameFinding(name: string, format: 'md' | 'yaml'): Finding {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const ending = dot > 0 ? name.slice(dot) : ''
  const id = idFrom(stem.replace(/\.(?:md|ya?ml)$/i, ''))
  const better = id === '' ? `a-new-name.${format}` : `${id}.${format}`
  if (ending !== `.${format}`) {
    return {
      code: 'wrong-ending',
      message: `${quote(name)} ends in ${ending === '' ? 'nothing' : quote(ending)}, and files in this folder end in ".${format}".`,
      hint: OTHER_PROGRAMS.test(ending)
        ? `Copy its text into a new file ${better}, and remove this one; renaming alone would not change what is in it.`
        : `Rename the file to ${better}, or remove it.`,
    }
  }
  if (stem.length > LONGEST_ID) {
    return {
      code: 'wrong-name',
      message: `The name of this file has ${stem.length} characters, and at most ${LONGEST_ID} are allowed.`,
      hint: 'Give it a shorter name; the name is part of the address.',
    }
  }
  return {
    code: 'wrong-name',
    message: `The name ${quote(stem)} cannot be an address: only small letters a-z, digits and single hyphens can.`,
    hint: `Rename the file to ${better}.`,
  }
}

/** Files that some disks and people cannot tell apart: they differ only by case or by how accents are stored. */
export function twins(files: readonly string[]): Problem[] {
  if (files.every(isPlain)) return []
  const first = new Map<string, string>()
  const problems: Problem[] = []
  // The plainest name is the one to keep, so the others are reported.
  const plainFirst = [...files].sort((a, b) => Number(!isPlain(a)) - Number(!isPlain(b)) || compare(a, b))
  for (const file of plainFirst) {
    const key = file.normalize('NFC').toLowerCase()
    const other = first.get(key)
    if (other === undefined) first.set(key, file)
    else problems.push(errorAt(file, START, twinFinding(other)))
  }
  return problems
}

const isPlain = (file: string): boolean => /^[a-z0-9./_-]*$/.test(file)

const twinFinding = (other: string): Finding => ({
  code: 'twin-files',
  message: `This name and ${other} differ only by capitals or by how an accent is stored; some disks hold only one of them.`,
  hint: 'Remove one of the two files, or give it a different name.',
})

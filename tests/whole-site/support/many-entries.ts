/** A site with many entries of each kind, whose names are as long as the forms allow. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lengths, searchRoom } from '../../../src/lib/lengths'
import { addPeople, FULL } from './people'
import type { Project } from './project'

export type Counts = { services: number; posts: number; people: number; legal: number }

const WORDS = 'Announcements and interdepartmental correspondence for manufacturers of electrocardiographs in'.split(
  ' ',
)

/** Words that end with a number, and have a length exactly if there is room for the number. */
function longName(number: number, length: number): string {
  const end = ` ${number}`
  let name = ''
  for (let index = 0; name.length < length; index++) name += `${index > 0 ? ' ' : ''}${WORDS[index % WORDS.length]}`
  return name.slice(0, length - end.length).trimEnd() + end
}

const numbers = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)

const longId = (number: number): string => longName(number, lengths.id).toLowerCase().replaceAll(' ', '-')

/** Adds entries to the content of a project: copies of what is there under long names, people, and legal pages. */
export async function addMany(project: Project, counts: Counts): Promise<void> {
  const content = (path: string) => join(project.folder, 'content', path)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(content(path)), { recursive: true })
    writeFileSync(content(path), text)
  }
  await addPeople(project, counts.people)
  // Numbers of their own, because no two pages may have the same title.
  for (const [folder, all] of [
    ['services', numbers(1_000, counts.services)],
    ['blog', numbers(2_000, counts.posts)],
  ] as const) {
    const originals = existsSync(content(folder)) ? readdirSync(content(folder)) : []
    for (const number of originals.length > 0 ? all : []) {
      const name = originals[number % originals.length] ?? ''
      const [, ending] = /(\.\w+)$/.exec(name) ?? []
      write(`${folder}/${longId(number)}${ending}`, renamed(readFileSync(content(`${folder}/${name}`), 'utf8'), number))
    }
  }
  for (const number of numbers(3_000, counts.legal)) {
    const title = longName(number, lengths.title)
    const description = longName(number, searchRoom.description.most)
    write(
      `legal/${longId(number)}.md`,
      `---\ntitle: ${title}\ndescription: ${description}\nupdated: 2025-03-04\n---\n\nThis is page ${number}.\n\n## ${title}\n\nIts text.\n`,
    )
  }
}

/** What belongs to one entry only. */
const OWN_FIELDS = /^(?:draft|publishAt|aliases|order|author|tags):.*\n(?:[ -].*\n)*/gm

/** The text of an entry under a long title, by a person if it has a body, and with a number in every paragraph. */
function renamed(text: string, number: number): string {
  const [, fields = text, rest = ''] = /^(---\n.*?\n)(---\n.*)$/s.exec(text) ?? []
  const own = fields
    .replace(OWN_FIELDS, '')
    .replace(/^title: .*\n(?: .*\n)*/m, `title: ${longName(number, lengths.title)}\n`)
    .replace(/^(excerpt|summary): .*\n(?: .*\n)*/m, `$1: ${longName(number, searchRoom.description.most)}\n`)
  if (rest === '') return own
  const signed = `author: ${FULL.id}\ntags:\n  - ${longName(number % 20, lengths.label)}\n`
  return own + signed + rest.replace(/^([\p{Lu}“].*)$/gmu, `$1 This is copy ${number}.`)
}

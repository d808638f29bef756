/** A copy of the project in which people have names: one person with every field, one with the fewest, and others. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Project } from './project'

export const FULL = {
  id: 'maria-theresia',
  name: 'Prof. Dr. Maria-Theresia von Hohenlohe-Langenburg',
  role: 'Head of crisis communication and media training for hospitals',
  email: 'maria@people.test',
  telephone: '+43 1 555 0142',
  profile: 'https://social.people.test/@maria',
} as const

/** With a name and a role, and nothing else. */
export const SHORT = { id: 'bo', name: 'Bo', role: 'Writer' } as const

/** On no team page. */
export const CLIENT = { id: 'ann-lee', name: 'Ann Lee', role: 'Chief executive', company: 'Acme Batteries' } as const

export const QUOTE = 'They told us what would go wrong, and then it did not.'

/** The first file of a folder of the content. */
export const firstOf = (project: Project, folder: string): string =>
  readdirSync(join(project.folder, 'content', folder)).sort()[0] ?? ''

/** @param more how many further people the team has */
export async function addPeople(project: Project, more = 0): Promise<void> {
  const content = (path: string) => join(project.folder, 'content', path)
  const write = (id: string, fields: string, text = '') =>
    writeFileSync(content(`people/${id}.md`), `---\n${fields}---\n${text}`)
  mkdirSync(content('people'), { recursive: true })
  mkdirSync(content('media/people'), { recursive: true })
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a6a5a' } })
    .webp()
    .toFile(content('media/people/portrait.webp'))
  const photo = 'photo: people/portrait.webp\nphotoAlt: A woman at a desk.\nphotoFocus: 30% 20%\n'
  const reach = `email: ${FULL.email}\ntelephone: ${FULL.telephone}\n`
  const known = `languages:\n  - de\n  - fr\nprofiles:\n  - url: ${FULL.profile}\n    label: Mastodon\nteam: true\norder: 1\n`
  write(
    FULL.id,
    `name: ${FULL.name}\nrole: ${FULL.role}\n${photo}${reach}${known}`,
    '\nShe led the press office of a hospital for **eleven years**.\n\nShe answers at night, too.\n',
  )
  write(SHORT.id, `name: ${SHORT.name}\nrole: ${SHORT.role}\nteam: true\n`)
  write(CLIENT.id, `name: ${CLIENT.name}\nrole: ${CLIENT.role}\ncompany: ${CLIENT.company}\n${photo}`)
  for (let number = 1; number <= more; number++) {
    const fields = `name: Person Number${number}\nrole: Account director\nteam: true\n${number % 3 === 0 ? '' : photo}`
    write(`person-${number}`, fields, number % 2 === 0 ? '\nJoined from a trade weekly.\n' : '')
  }
  writeFileSync(
    content('pages/team.yaml'),
    'title: The people of the agency\ndescription: Who works at the agency, which languages they speak, and how to reach each of them by mail or by telephone about a story of yours.\nheading: Who we are\nintro: Write to the one whose work is nearest to your question.\n',
  )
}

/** Has the first post written by a person, the first case study praised by a client, and made by another. */
export function namePeople(project: Project): void {
  change(project, `blog/${firstOf(project, 'blog')}`, /^author: .*$/m, `author: ${FULL.id}`)
  const study = `case-studies/${firstOf(project, 'case-studies')}`
  remove(project, study, 'testimonial')
  appendFileSync(
    join(project.folder, 'content', study),
    `testimonial:\n  quote: ${QUOTE}\n  person: ${CLIENT.id}\nteamPeople:\n  - ${SHORT.id}\n  - The media desk\n`,
  )
}

function change(project: Project, path: string, from: RegExp, to: string): void {
  const file = join(project.folder, 'content', path)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(from, to))
}

/** Removes a field at the left edge of a YAML file, with what is below it. */
function remove(project: Project, path: string, field: string): void {
  change(project, path, new RegExp(`^${field}:.*\\n(?: .*\\n|\\n(?= ))*`, 'm'), '')
}

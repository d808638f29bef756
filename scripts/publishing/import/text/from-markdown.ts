/**
 * Markdown of an old post → Markdown, with every link and picture at its new place. Only what changes is written anew: the
 * rest of the text stays as its author wrote it.
 */

import GithubSlugger from 'github-slugger'
import type { Heading, Link, Nodes, Parents, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { decoded } from '../../../lib/web-address'
import type { Question } from '../old-site'
import { fromOldHtml, type NewText } from './from-html'
import { leveled, markdownOf } from './markdown-style'
import { wordsOf } from './plain-text'
import { missingMark, type Targets } from './targets'

type Change = { from: number; to: number; text: string }

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** The Markdown of the new post. */
export function fromOldMarkdown(text: string, targets: Targets): NewText {
  const tree = parser.parse(text) as Root
  const changes: Change[] = []
  const questions: Question[] = []
  const pictures: string[] = []
  const change = (node: Nodes, becomes: string) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset]
    if (from !== undefined && to !== undefined) changes.push({ from, to, text: becomes })
  }
  const headings: Heading[] = []
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') headings.push(node)
    else if (node.type === 'image') {
      const { path, question } = targets.picture(node.url)
      if (question) questions.push(question)
      if (path !== undefined) pictures.push(path)
      change(node, path === undefined ? missingMark(node.url) : markdownOf({ ...node, url: path }))
    } else if (node.type === 'link' || node.type === 'definition') {
      const { href, question } = targets.link(node.url)
      if (question) questions.push({ at: node.type === 'link' ? wordsOf(node).slice(0, 40) : undefined, ...question })
      if (href === node.url) return
      if (node.type === 'link') changes.push(...relinked(text, node, href))
      else change(node, href === undefined ? '' : markdownOf({ ...node, url: href }))
    } else if (node.type === 'html' && /^<a\s[^>]*>$/i.test(node.value)) {
      const href = /\bhref=["']([^"']*)["']/i.exec(node.value)?.[1]
      if (href === undefined) return
      const target = targets.link(href)
      if (target.question) questions.push({ at: wordsAfter(parent, index), ...target.question })
      change(node, target.href === undefined ? '' : node.value.replace(href, target.href))
      const end = target.href === undefined ? closingAfter(parent, index) : undefined
      if (end) change(end, '')
    } else if (node.type === 'html' && /<(?:img|iframe|video|audio|embed|object|figure)\b/i.test(node.value)) {
      const made = fromOldHtml(node.value, targets)
      questions.push(...made.questions)
      pictures.push(...made.pictures)
      change(node, made.markdown)
    }
  })
  const levels = leveled(headings.map(({ depth }) => depth))
  for (const [index, heading] of headings.entries()) {
    if (heading.depth !== levels[index]) changes.push(...releveled(text, heading, levels[index] ?? 2))
  }
  return { markdown: withChanges(text, changes).trim(), questions, pictures }
}

/** The tag that ends a link which is written in HTML. */
const closingAfter = (parent: Parents | undefined, index = 0): Nodes | undefined =>
  parent?.children.slice(index + 1).find((node) => node.type === 'html' && /^<\/a>$/i.test(node.value))

function wordsAfter(parent: Parents | undefined, index = 0): string | undefined {
  const next = parent?.children[index + 1]
  return next?.type === 'text' ? next.value.slice(0, 40) : undefined
}

/** A link with another address, or only its words. What is in it may change as well, so only its marks are touched. */
function relinked(text: string, link: Link, href: string | undefined): Change[] {
  const [from, to] = [link.position?.start.offset ?? 0, link.position?.end.offset ?? 0]
  const [first, last] = [link.children[0]?.position?.start.offset, link.children.at(-1)?.position?.end.offset]
  if (!text.startsWith('[', from) || first === undefined || last === undefined)
    return [{ from, to, text: href ?? link.url }]
  if (href === undefined)
    return [
      { from, to: first, text: '' },
      { from: last, to, text: '' },
    ]
  const title = link.title ? ` "${link.title.replaceAll('"', "'")}"` : ''
  return [{ from: last, to, text: `](${/[\s()]/.test(href) ? `<${href}>` : href}${title})` }]
}

/** Links to headings that the text does not have become words. */
export function withoutDeadAnchors(markdown: string): Pick<NewText, 'markdown' | 'questions'> {
  if (!markdown.includes('](#')) return { markdown, questions: [] }
  const tree = parser.parse(markdown) as Root
  const slugger = new GithubSlugger()
  const ids = new Set<string>()
  visit(tree, 'heading', (heading) => {
    ids.add(slugger.slug(wordsOf(heading)))
  })
  const changes: Change[] = []
  const questions: Question[] = []
  visit(tree, 'link', (link) => {
    if (!link.url.startsWith('#') || ids.has(decoded(link.url.slice(1)))) return
    changes.push(...relinked(markdown, link, undefined))
    questions.push({
      at: wordsOf(link).slice(0, 40),
      text: `A link led to ${link.url} on the same page, where there is no such heading now. Its words stay, without the link.`,
      remedy: 'Link them to a heading of the post, or leave them as they are.',
    })
  })
  return { markdown: withChanges(markdown, changes), questions }
}

/** A heading of another level. What is in it may change as well, so only its marks are touched. */
function releveled(text: string, { position, depth }: Heading, level: number): Change[] {
  const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
  const marks = '#'.repeat(level)
  if (text.startsWith('#', from)) return [{ from, to: from + depth, text: marks }]
  const line = text.lastIndexOf('\n', to - 1)
  return [
    { from, to: from, text: `${marks} ` },
    { from: line, to, text: '' },
  ]
}

function withChanges(text: string, changes: readonly Change[]): string {
  let done = 0
  let result = ''
  for (const { from, to, text: becomes } of [...changes].sort((a, b) => a.from - b.from || a.to - b.to)) {
    // A picture in a link that went: the words that stay hold it already.
    if (from < done) continue
    result += text.slice(done, from) + becomes
    done = to
  }
  return result + text.slice(done)
}

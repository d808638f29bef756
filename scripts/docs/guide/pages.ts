/** The pages in `docs`, taken apart: sections, blocks of code, addresses of links and pictures, and anchors. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Heading, Nodes } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'

/** A fenced block: the words behind its fence, after the language, and what it holds. */
export type Block = { line: number; marks: string; text: string }

/** What is between two headings; `code` is the first word in backticks there. */
export type Section = { title: string; depth: number; code?: string; blocks: Block[] }

type GuidePage = { file: string; text: string; sections: Section[]; addresses: string[]; anchors: Set<string> }

/** The Markdown files below `folder`, in the order of their names. */
export const pagesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort()

/** The pages of mistakes: what editors read, and further examples that only tests need. */
export const MISTAKES = 'docs/editing/mistakes.md'
export const mistakePages = (): string[] => [MISTAKES, ...pagesBelow('tests/content/mistakes')]

const known = new Map<string, GuidePage>()

/** Reads one page, once. */
export function readPage(file: string): GuidePage {
  const page = known.get(file) ?? takeApart(file, readFileSync(file, 'utf8'))
  known.set(file, page)
  return page
}

function takeApart(file: string, text: string): GuidePage {
  let section: Section = { title: '', depth: 0, blocks: [] }
  const page: GuidePage = { file, text, sections: [section], addresses: [], anchors: new Set() }
  const slugger = new GithubSlugger()
  visit(remark().use(remarkGfm).parse(text), (node) => {
    if (node.type === 'heading') {
      const title = wordsOf(node)
      page.anchors.add(slugger.slug(title))
      section = { title, depth: node.depth, blocks: [] }
      page.sections.push(section)
    }
    if (node.type === 'inlineCode') section.code ??= node.value
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') page.addresses.push(node.url)
    if (node.type === 'code') {
      section.blocks.push({ line: node.position?.start.line ?? 0, marks: node.meta ?? '', text: node.value })
    }
  })
  return page
}

function wordsOf(heading: Heading): string {
  let words = ''
  visit(heading, (node: Nodes) => {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value
  })
  return words
}

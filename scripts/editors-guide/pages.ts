/** The pages in `docs`, taken apart: blocks of code, addresses of links and pictures, and anchors of headings. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Heading, Nodes } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'

/** A fenced block: the words behind its fence, after the language, and what it holds. */
export type Block = { line: number; marks: string; text: string }

export type GuidePage = { file: string; text: string; blocks: Block[]; addresses: string[]; anchors: Set<string> }

/** The Markdown files below `folder`, in the order of their names. */
export const pagesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort()

/** Reads one page. */
export function readPage(file: string): GuidePage {
  const text = readFileSync(file, 'utf8')
  const page: GuidePage = { file, text, blocks: [], addresses: [], anchors: new Set() }
  const slugger = new GithubSlugger()
  visit(remark().use(remarkGfm).parse(text), (node) => {
    if (node.type === 'heading') page.anchors.add(slugger.slug(wordsOf(node)))
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') page.addresses.push(node.url)
    if (node.type === 'code') {
      page.blocks.push({ line: node.position?.start.line ?? 0, marks: node.meta ?? '', text: node.value })
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

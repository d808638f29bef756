/** What the list of published addresses holds; published-urls.ts reads and writes it. */
import type { Diagnostic } from '../../lib/diagnostics/diagnostic'

/** The name of its file, beside the content folder. */
export const PUBLISHED_URLS = 'published-urls.txt'

/** An address that visitors can open, and what its page is called. */
export type Address = { path: string; title: string }

export type PublishedUrl = Address & { line: number }

export type PublishedUrls = { file: string; text: string; urls: PublishedUrl[]; diagnostics: Diagnostic[] }

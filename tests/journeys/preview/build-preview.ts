/** Builds the preview that preview.spec.ts looks at: the site with a draft and a post of the far future, in `dist-preview/`. */
import { cp, rm, writeFile } from 'node:fs/promises'
import { run } from '../../../scripts/test/run'
import { draft, scheduled } from './hidden-posts'

const CONTENT = 'test-results/preview/content'

await rm(CONTENT, { recursive: true, force: true })
await cp('content', CONTENT, { recursive: true })
for (const { slug, text } of [draft, scheduled]) await writeFile(`${CONTENT}/blog/${slug}.md`, text)
process.env.CONTENT_DIR = CONTENT
process.exitCode = (await run(['npm', 'run', '--silent', 'preview:drafts'])) ? 0 : 1

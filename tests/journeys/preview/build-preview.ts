/**
 * Builds the site that preview.spec.ts visits: with a draft and a post of the far future, in `dist-preview/`.
 */
import { execFileSync } from 'node:child_process'
import { cp, rm, writeFile } from 'node:fs/promises'
import { draft, scheduled } from './hidden-posts'

const CONTENT = 'test-results/preview/content'

await rm(CONTENT, { recursive: true, force: true })
await cp('content', CONTENT, { recursive: true })
for (const { slug, text } of [draft, scheduled]) await writeFile(`${CONTENT}/blog/${slug}.md`, text)
execFileSync('npm', ['run', '--silent', 'preview:drafts'], {
  env: { ...process.env, CONTENT_DIR: CONTENT },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})

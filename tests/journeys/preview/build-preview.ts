/**
 * Builds the site that preview.spec.ts visits: with a draft and a post of the far future, in `dist-preview/`.
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ownPages } from '../admin/own-entries'
import { draft, scheduled } from './hidden-posts'

const CONTENT = 'test-results/preview/content'

await rm(CONTENT, { recursive: true, force: true })
await cp('content', CONTENT, { recursive: true })
const posts = [draft, scheduled].map(({ slug, text }) => [`blog/${slug}.md`, text] as const)
for (const [file, text] of [...ownPages, ...posts]) {
  await mkdir(path.dirname(`${CONTENT}/${file}`), { recursive: true })
  await writeFile(`${CONTENT}/${file}`, text)
}
execFileSync('npm', ['run', '--silent', 'preview:drafts'], {
  env: { ...process.env, CONTENT_DIR: CONTENT },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})

/** As much of GitHub as the CMS asks for: one branch with the content of this project, and a list of what is committed. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Request } from '@playwright/test'

export type Commit = {
  branch: { repositoryNameWithOwner: string; branchName: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] }
}

export const HEAD = 'a'.repeat(40)
export const TOKEN = 'token-of-an-editor'

const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
const hashOf = (file: string) => Buffer.from(file).toString('hex')
const fileOf = (hash: string) => Buffer.from(hash, 'hex').toString()

/** Answers in the place of `api.github.com`; what is committed ends up in the returned list. */
export async function playGitHub(page: Page): Promise<Commit[]> {
  const commits: Commit[] = []
  await page.route('https://api.github.com/**', async (route, request) => {
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS })
    if (request.headers().authorization !== `token ${TOKEN}`) return route.fulfill({ status: 401, headers: CORS })
    const { pathname } = new URL(request.url())
    if (pathname.includes('/git/blobs/')) {
      const body = readFileSync(fileOf(pathname.split('/').at(-1) ?? ''))
      return route.fulfill({ headers: CORS, contentType: 'application/octet-stream', body })
    }
    const json = pathname === '/graphql' ? { data: answerQuery(request, commits) } : answerRest(pathname)
    return route.fulfill(json ? { headers: CORS, json } : { status: 204, headers: CORS })
  })
  return commits
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

function answerRest(pathname: string): object | undefined {
  if (pathname === '/user') return { id: 1, login: 'editor', name: 'An editor', email: 'editor@example.com' }
  if (pathname.includes('/git/trees/')) {
    return { tree: files.map((file) => ({ type: 'blob', path: file, sha: hashOf(file), size: 100 })) }
  }
  return undefined
}

function answerQuery(request: Request, commits: Commit[]): object {
  const { query, variables } = request.postDataJSON()
  if (query.includes('createCommitOnBranch')) {
    commits.push(variables.input)
    const oids = [...query.matchAll(/(file_\d+):/g)].map(([, name]) => [name, { oid: 'c'.repeat(40) }])
    const commit = { oid: 'b'.repeat(40), committedDate: '2024-03-01T12:00:00Z', ...Object.fromEntries(oids) }
    return { createCommitOnBranch: { commit } }
  }
  const contents = [...query.matchAll(/(content_\d+): object\(oid: "([^"]+)"\)/g)].map(([, name, hash]) => [
    name,
    { text: readFileSync(fileOf(hash), 'utf8'), isTruncated: false },
  ])
  const authors = [...query.matchAll(/(commit_\d+):/g)].map(([, name]) => [name, lastChange])
  return {
    repository: {
      defaultBranchRef: { name: 'main' },
      ref: { target: { history: { nodes: [{ oid: HEAD, message: 'The last change' }] } } },
      ...Object.fromEntries([...contents, ...authors]),
    },
  }
}

const lastChange = {
  target: {
    history: {
      nodes: [{ author: { name: 'A', email: 'a@example.com', user: null }, committedDate: '2024-01-01T00:00:00Z' }],
    },
  },
}

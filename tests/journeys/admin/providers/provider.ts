/** What every Git provider that a test plays has in common: the content of this project on one branch. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Repository } from '../../../../src/admin/repository'

export type Commit = {
  branch: string
  /** What the provider is told that the change was made to, for it to refuse a newer one: a commit, or a version of the file. */
  madeTo?: string
  changes: { path: string; content: string }[]
}

export type Provider = {
  repository: Repository
  /** Answers in the place of the provider; what is committed ends up in the returned list. */
  play: (context: BrowserContext) => Promise<Commit[]>
  signIn: (page: Page) => Promise<void>
}

export const HEAD = 'a'.repeat(40)
export const NEW_HEAD = 'b'.repeat(40)
export const TOKEN = 'token-of-an-editor'
export const EDITOR = { id: 1, name: 'An editor', login: 'editor', email: 'editor@example.com' }

export const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
/** The hash that a file has in Git, as far as this goes: it leads back to the file. */
export const hashOf = (file: string) => Buffer.from(file).toString('hex')
export const fileOf = (hash: string) => Buffer.from(hash, 'hex').toString()
export const textOf = (file: string) => readFileSync(file, 'utf8')

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

/** Answers a request that another site makes: with bytes, with JSON, or that there is nothing. */
export function answer(route: Route, given: object | Buffer | undefined, status = given ? 200 : 204): Promise<void> {
  if (Buffer.isBuffer(given)) {
    return route.fulfill({ status, headers: CORS, contentType: 'application/octet-stream', body: given })
  }
  return route.fulfill(given ? { status, headers: CORS, json: given } : { status, headers: CORS })
}

/** Answers requests to an API, those with the token of the editor alone. */
export async function playApi(
  context: BrowserContext,
  { root, authorization }: { root: string; authorization: string },
  respond: (request: { method: string; url: URL; body: unknown }) => object | Buffer | undefined,
): Promise<void> {
  await context.route(`${root}/**`, (route, request) => {
    if (request.method() === 'OPTIONS') return answer(route, undefined)
    if (request.headers().authorization !== authorization) return answer(route, undefined, 401)
    const body = request.method() === 'POST' ? request.postDataJSON() : undefined
    return answer(route, respond({ method: request.method(), url: new URL(request.url()), body }))
  })
}

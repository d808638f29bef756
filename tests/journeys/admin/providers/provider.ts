/** What every Git provider that a test plays has in common. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Repository } from '../../../../src/admin/files/repository'
import { ownEntries } from '../own-entries'

export type Commit = {
  repository: string
  branch: string
  /** The version that the change was made to, so that the provider refuses a newer one: a commit, or a version of the file. */
  madeTo?: string
  /** In the provider's own word for what is done to the file. */
  changes: { action: string; path: string; content?: string }[]
}

export type Provider = {
  repository: Repository
  /** Answers in the place of the provider. */
  play: (context: BrowserContext, branch: Branch) => Promise<void>
  signIn: (page: Page) => Promise<void>
}

export const NEW_HEAD = 'b'.repeat(40)
export const TOKEN = 'token-of-an-editor'
export const EDITOR = { id: 1, name: 'An editor', login: 'editor', email: 'editor@example.com' }

/** What a file was after a commit. */
export type Earlier = { file: string; commit: string; who: string; what: string; at: string; text: string }

/** The content of this project with the entries of these journeys, what the forms commit to it, and what somebody else does. */
export class Branch {
  readonly commits: Commit[] = []
  head = 'a'.repeat(40)
  readonly #changed = new Map<string, string | Buffer>(
    [...ownEntries].map(([file, bytes]) => [`content/${file}`, bytes]),
  )
  readonly files = [
    ...readdirSync('content', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/')),
    ...this.#changed.keys(),
  ]
  /** Earlier versions of files, the latest first. */
  readonly earlier: Earlier[] = []

  bytesOf(file: string): Buffer {
    const changed = this.#changed.get(file)
    if (changed === undefined) return readFileSync(file)
    return typeof changed === 'string' ? Buffer.from(changed) : changed
  }

  textOf(file: string): string {
    return this.bytesOf(file).toString()
  }

  /** As Git counts it. */
  hashOf(file: string): string {
    const bytes = this.bytesOf(file)
    return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  }

  fileOf(hash: string): string {
    return this.files.find((file) => this.hashOf(file) === hash) ?? ''
  }

  /** Somebody else commits a new file. */
  addElsewhere(file: string, text: string): void {
    this.files.push(file)
    this.changeElsewhere(file, text)
  }

  /** Somebody else commits another text of a file. */
  changeElsewhere(file: string, text: string): void {
    this.#changed.set(file, text)
    this.head = 'e'.repeat(40)
  }
}

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

/** As much of Gitea and Forgejo as the forms ask for. */
import { type Branch, type Commit, EDITOR, NEW_HEAD, type Provider, playApi, TOKEN } from './provider'
import { playSignIn, signInWithAccount } from './sign-in'

const SERVER = 'https://gitea.example.com'
const REPOSITORY = 'owner/site'
const ROOT = `/api/v1/repos/${REPOSITORY}`

type Push = { branch: string; files: { operation: string; path: string; content: string; sha: string }[] }

export const gitea: Provider = {
  repository: { provider: 'gitea', server: SERVER, repository: REPOSITORY, branch: 'main', appId: 'forms' },
  signIn: (page) => signInWithAccount(page, /Gitea/),
  async play(context, branch) {
    const api = { root: `${SERVER}/api/v1`, authorization: `token ${TOKEN}` }
    await playApi(context, api, ({ url: { pathname }, body }) => {
      if (pathname === `${ROOT}/file-contents`) return contentsOf(body as { files: string[] }, branch)
      if (pathname === `${ROOT}/contents`) {
        branch.commits.push(commitOf(body as Push))
        const saved = (body as Push).files.map(({ path }) => ({ path, sha: 'c'.repeat(40) }))
        return { commit: { sha: NEW_HEAD, created: '2024-03-01T12:00:00Z' }, files: saved }
      }
      const [, asset] = pathname.split(`${ROOT}/media/main/`)
      return asset ? branch.bytesOf(decodeURI(asset)) : (factsAbout(branch)[pathname] ?? [])
    })
    const exchange = `${SERVER}/login/oauth/access_token`
    await playSignIn(context, { page: `${SERVER}/login/oauth/authorize`, exchange, appId: 'forms' })
  },
}

const factsAbout = (branch: Branch): Record<string, object> => ({
  '/api/v1/version': { version: '1.24.0' },
  '/api/v1/user': { ...EDITOR, full_name: EDITOR.name },
  '/api/v1/settings/api': { default_paging_num: 30, max_response_items: 50 },
  [ROOT]: { permissions: { pull: true, push: true }, default_branch: 'main' },
  [`${ROOT}/branches/main`]: { commit: { id: branch.head, message: 'The last change' } },
  [`${ROOT}/git/trees/${branch.head}`]: {
    tree: branch.files.map((file) => ({ type: 'blob', path: file, sha: branch.hashOf(file), size: 100 })),
    truncated: false,
  },
})

const contentsOf = ({ files }: { files: string[] }, branch: Branch): object[] =>
  files.map((file) => ({ path: file, encoding: 'base64', content: branch.bytesOf(file).toString('base64') }))

const commitOf = ({ branch, files: changed }: Push): Commit => ({
  repository: REPOSITORY,
  branch,
  madeTo: changed[0]?.sha,
  changes: changed.map(({ operation, path, content }) => ({
    action: operation,
    path,
    content: Buffer.from(content, 'base64').toString(),
  })),
})

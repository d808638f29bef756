/** As much of GitLab as the forms ask for. */
import { type Branch, type Commit, EDITOR, NEW_HEAD, type Provider, playApi, TOKEN } from './provider'
import { playSignIn, signInWithAccount } from './sign-in'

const SERVER = 'https://gitlab.example.com'
const REPOSITORY = 'group/site'
const PROJECT = `/api/v4/projects/${encodeURIComponent(REPOSITORY)}`

type Query = { variables: { paths?: string[] } }
type Push = { branch: string; actions: { action: string; file_path: string; content: string }[] }

export const gitlab: Provider = {
  repository: { provider: 'gitlab', server: SERVER, repository: REPOSITORY, branch: 'main', appId: 'forms' },
  signIn: (page) => signInWithAccount(page, /GitLab/),
  async play(context, branch) {
    const api = { root: `${SERVER}/api`, authorization: `Bearer ${TOKEN}` }
    await playApi(context, api, ({ method, url: { pathname }, body }) => {
      if (pathname === '/api/graphql') return { data: answerQuery(body as Query, branch) }
      if (pathname === '/api/v4/user') return { ...EDITOR, username: EDITOR.login }
      if (pathname === `${PROJECT}/users`) return [{ id: EDITOR.id }]
      if (pathname === `${PROJECT}/repository/commits` && method === 'POST') {
        branch.commits.push(commitOf(body as Push))
        return { id: NEW_HEAD, committed_date: '2024-03-01T12:00:00Z' }
      }
      const asset = /\/repository\/files\/([^/]+)\/raw$/.exec(pathname)?.[1]
      return asset ? branch.bytesOf(decodeURIComponent(asset)) : []
    })
    const exchange = `${SERVER}/oauth/token`
    await playSignIn(context, { page: `${SERVER}/oauth/authorize`, exchange, appId: 'forms' })
  },
}

const answerQuery = ({ variables: { paths = [] } }: Query, branch: Branch): object => ({
  project: {
    repository: {
      rootRef: 'main',
      tree: {
        lastCommit: { sha: branch.head, message: 'The last change' },
        blobs: {
          nodes: branch.files.map((file) => ({ type: 'blob', path: file, sha: branch.hashOf(file) })),
          pageInfo: { endCursor: '', hasNextPage: false },
        },
      },
      blobs: { nodes: paths.map((file) => ({ rawTextBlob: branch.textOf(file) })) },
    },
  },
})

const commitOf = ({ branch, actions }: Push): Commit => ({
  repository: REPOSITORY,
  branch,
  changes: actions.map(({ action, file_path, content }) => ({ action, path: file_path, content })),
})

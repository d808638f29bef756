/** As much of GitLab as the forms ask for. */
import { readFileSync } from 'node:fs'
import { type Commit, EDITOR, files, HEAD, hashOf, NEW_HEAD, type Provider, playApi, TOKEN, textOf } from './provider'
import { playSignIn, signInWithAccount } from './sign-in'

const SERVER = 'https://gitlab.example.com'
const PROJECT = '/api/v4/projects/group%2Fsite'

type Push = { branch: string; actions: { file_path: string; content: string }[] }

export const gitlab: Provider = {
  repository: { provider: 'gitlab', server: SERVER, repository: 'group/site', branch: 'main', appId: 'forms' },
  signIn: (page) => signInWithAccount(page, /GitLab/),
  async play(context) {
    const commits: Commit[] = []
    const api = { root: `${SERVER}/api`, authorization: `Bearer ${TOKEN}` }
    await playApi(context, api, ({ method, url: { pathname }, body }) => {
      if (pathname === '/api/graphql') return { data: answerQuery(body as { variables: { paths?: string[] } }) }
      if (pathname === '/api/v4/user') return { ...EDITOR, username: EDITOR.login }
      if (pathname === `${PROJECT}/users`) return [{ id: EDITOR.id }]
      if (pathname === `${PROJECT}/repository/commits` && method === 'POST') {
        commits.push(commitOf(body as Push))
        return { id: NEW_HEAD, committed_date: '2024-03-01T12:00:00Z' }
      }
      const asset = /\/repository\/files\/([^/]+)\/raw$/.exec(pathname)?.[1]
      return asset ? readFileSync(decodeURIComponent(asset)) : []
    })
    const exchange = `${SERVER}/oauth/token`
    await playSignIn(context, { page: `${SERVER}/oauth/authorize`, exchange, appId: 'forms' })
    return commits
  },
}

const answerQuery = ({ variables: { paths = [] } }: { variables: { paths?: string[] } }): object => ({
  project: {
    repository: {
      rootRef: 'main',
      tree: {
        lastCommit: { sha: HEAD, message: 'The last change' },
        blobs: {
          nodes: files.map((file) => ({ type: 'blob', path: file, sha: hashOf(file) })),
          pageInfo: { endCursor: '', hasNextPage: false },
        },
      },
      blobs: { nodes: paths.map((file) => ({ rawTextBlob: textOf(file) })) },
    },
  },
})

const commitOf = ({ branch, actions }: Push): Commit => ({
  branch,
  changes: actions.map(({ file_path, content }) => ({ path: file_path, content })),
})

/** As much of GitHub as the forms ask for. */
import { type Branch, type Commit, EDITOR, NEW_HEAD, type Provider, playApi, TOKEN } from './provider'
import { playRelay, signInWithAccount, signInWithToken } from './sign-in'

type Query = { query: string; variables: { input: Mutation } }
type Mutation = {
  branch: { repositoryNameWithOwner: string; branchName: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] }
}

export const github: Provider = {
  repository: { provider: 'github', repository: 'agency/site', branch: 'main' },
  signIn: signInWithToken,
  async play(context, branch) {
    const api = { root: 'https://api.github.com', authorization: `token ${TOKEN}` }
    await playApi(context, api, ({ url: { pathname, searchParams }, body }) => {
      if (pathname === '/user') return EDITOR
      if (pathname === '/graphql') return { data: answerQuery(body as Query, branch) }
      if (pathname.includes('/git/blobs/')) return branch.bytesOf(branch.fileOf(pathname.split('/').at(-1) ?? ''))
      if (pathname === `${REPOSITORY}/commits`) return commitsOf(branch, searchParams.get('path') ?? '')
      if (pathname.startsWith(`${REPOSITORY}/contents/`)) {
        const found = branch.earlier.find(({ commit }) => commit === searchParams.get('ref'))
        if (found) return Buffer.from(found.text)
        return branch.bytesOf(decodeURIComponent(pathname.slice(`${REPOSITORY}/contents/`.length)))
      }
      if (!pathname.includes('/git/trees/')) return undefined
      return { tree: branch.files.map((file) => ({ type: 'blob', path: file, sha: branch.hashOf(file), size: 100 })) }
    })
  },
}

const REPOSITORY = '/repos/agency/site'

const commitsOf = (branch: Branch, path: string): object[] =>
  branch.earlier
    .filter(({ file }) => file === path)
    .map(({ commit, who, what, at }) => ({ sha: commit, commit: { message: what, author: { name: who, date: at } } }))

const RELAY = 'https://sign-in.example.com'

export const githubWithRelay: Provider = {
  repository: { provider: 'github', repository: 'agency/site', branch: 'main', relay: RELAY },
  signIn: (page) => signInWithAccount(page, /GitHub/),
  async play(context, branch) {
    await github.play(context, branch)
    await playRelay(context, RELAY)
  },
}

function answerQuery({ query, variables }: Query, branch: Branch): object {
  if (query.includes('createCommitOnBranch')) {
    branch.commits.push(commitOf(variables.input))
    const oids = [...query.matchAll(/(file_\d+):/g)].map(([, name]) => [name, { oid: 'c'.repeat(40) }])
    const commit = { oid: NEW_HEAD, committedDate: '2024-03-01T12:00:00Z', ...Object.fromEntries(oids) }
    return { createCommitOnBranch: { commit } }
  }
  const contents = [...query.matchAll(/(content_\d+): object\(oid: "([^"]+)"\)/g)].map(([, name, hash]) => [
    name,
    { text: branch.textOf(branch.fileOf(hash ?? '')), isTruncated: false },
  ])
  const authors = [...query.matchAll(/(commit_\d+):/g)].map(([, name]) => [name, lastChange])
  return {
    repository: {
      defaultBranchRef: { name: 'main' },
      ref: { target: { history: { nodes: [{ oid: branch.head, message: 'The last change' }] } } },
      ...Object.fromEntries([...contents, ...authors]),
    },
  }
}

const commitOf = ({ branch, expectedHeadOid, fileChanges }: Mutation): Commit => ({
  repository: branch.repositoryNameWithOwner,
  branch: branch.branchName,
  madeTo: expectedHeadOid,
  changes: [
    ...fileChanges.additions.map(({ path, contents }) => ({
      action: 'add',
      path,
      content: Buffer.from(contents, 'base64').toString(),
    })),
    ...fileChanges.deletions.map(({ path }) => ({ action: 'delete', path })),
  ],
})

const lastChange = {
  target: {
    history: {
      nodes: [{ author: { name: 'A', email: 'a@example.com', user: null }, committedDate: '2024-01-01T00:00:00Z' }],
    },
  },
}

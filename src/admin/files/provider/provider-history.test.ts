import { expect, test } from 'vitest'
import { historyOf } from './provider-history'

const FILE = 'content/blog/brief an agency.md'
const COMMIT = 'a'.repeat(40)
const common = { repository: 'group/site', branch: 'main/2' }
const server = 'https://git.example.com'

const gitHubAnswer = [
  { sha: COMMIT, commit: { message: 'A title\n\nMore.', author: { name: 'Ana', date: '2026-11-23T10:00:00Z' } } },
]
const gitLabAnswer = [
  {
    id: COMMIT,
    committed_date: '2026-11-23T10:00:00.000+00:00',
    author_name: 'Ana',
    title: 'A title',
    message: 'A title\n\nMore.',
  },
]

test.each([
  [
    { ...common, provider: 'github' } as const,
    '/repos/group/site/commits?sha=main%2F2&path=content%2Fblog%2Fbrief%20an%20agency.md&per_page=50',
    `/repos/group/site/contents/content/blog/brief%20an%20agency.md?ref=${COMMIT}`,
    gitHubAnswer,
  ],
  [
    { ...common, provider: 'gitea', server } as const,
    '/repos/group/site/commits?sha=main%2F2&path=content%2Fblog%2Fbrief%20an%20agency.md&limit=50&stat=false&files=false&verification=false',
    `/repos/group/site/raw/content/blog/brief%20an%20agency.md?ref=${COMMIT}`,
    gitHubAnswer,
  ],
  [
    { ...common, provider: 'gitlab', server } as const,
    '/projects/group%2Fsite/repository/commits?ref_name=main%2F2&path=content%2Fblog%2Fbrief%20an%20agency.md&per_page=50',
    `/projects/group%2Fsite/repository/files/content%2Fblog%2Fbrief%20an%20agency.md/raw?ref=${COMMIT}`,
    gitLabAnswer,
  ],
])('$provider is asked for the commits of a file and for its text', (repository, list, load, answer) => {
  const history = historyOf(repository)
  expect(history.list(FILE)).toEqual({ path: list })
  expect(history.load(FILE, COMMIT).path).toBe(load)
  expect(history.commitsIn(answer)).toEqual([
    { commit: COMMIT, at: new Date('2026-11-23T10:00:00Z'), who: 'Ana', what: 'A title' },
  ])
})

test('GitHub gives the text itself only where it is asked for', () => {
  const { load } = historyOf({ ...common, provider: 'github' })
  expect(load(FILE, COMMIT).headers).toEqual({ Accept: 'application/vnd.github.raw+json' })
})

/**
 * How each Git provider is asked for the versions of a file. The CMS adds the address of the API and the token.
 * GitHub: docs.github.com/rest/commits/commits, docs.github.com/rest/repos/contents. GitLab: docs.gitlab.com/api/commits,
 * docs.gitlab.com/api/repository_files. Gitea and Forgejo: docs.gitea.com/api, repoGetAllCommits and repoGetRawFile.
 */
import type { Repository } from '../repository'

export type Request = { path: string; headers?: Record<string, string> }

/** A commit that changed a file. */
export type FileCommit = { commit: string; at: Date; who: string; what: string }

type ProviderHistory = {
  /** The commits of a branch that changed a file, the latest first. */
  list: (file: string) => Request
  /** What was answered to that. */
  commitsIn: (answer: unknown) => FileCommit[]
  /** The text of a file after a commit. */
  load: (file: string, commit: string) => Request
}

/** As many as somebody looks through. */
const MOST = 50

export function historyOf({ provider, repository, branch }: Repository): ProviderHistory {
  const [at, project] = [encodeURIComponent(branch), encodeURIComponent(repository)]
  switch (provider) {
    case 'github':
      return {
        list: (file) => ({
          path: `/repos/${repository}/commits?sha=${at}&path=${encodeURIComponent(file)}&per_page=${MOST}`,
        }),
        commitsIn: (answer) => (answer as GitHubCommit[]).map(commitOfGitHub),
        load: (file, commit) => ({
          path: `/repos/${repository}/contents/${inPath(file)}?ref=${commit}`,
          headers: { Accept: 'application/vnd.github.raw+json' },
        }),
      }
    case 'gitea':
      return {
        list: (file) => ({
          path: `/repos/${repository}/commits?sha=${at}&path=${encodeURIComponent(file)}&limit=${MOST}&stat=false&files=false&verification=false`,
        }),
        commitsIn: (answer) => (answer as GitHubCommit[]).map(commitOfGitHub),
        load: (file, commit) => ({ path: `/repos/${repository}/raw/${inPath(file)}?ref=${commit}` }),
      }
    case 'gitlab':
      return {
        list: (file) => ({
          path: `/projects/${project}/repository/commits?ref_name=${at}&path=${encodeURIComponent(file)}&per_page=${MOST}`,
        }),
        commitsIn: (answer) =>
          (answer as GitLabCommit[]).map(({ id, committed_date, author_name, title }) => ({
            ...{ commit: id, at: new Date(committed_date), who: author_name, what: title },
          })),
        load: (file, commit) => ({
          path: `/projects/${project}/repository/files/${encodeURIComponent(file)}/raw?ref=${commit}`,
        }),
      }
  }
}

const inPath = (file: string): string => file.split('/').map(encodeURIComponent).join('/')

type GitHubCommit = { sha: string; commit: { message: string; author: { name: string; date: string } | null } }
type GitLabCommit = { id: string; committed_date: string; author_name: string; title: string }

const commitOfGitHub = ({ sha, commit: { message, author } }: GitHubCommit): FileCommit => ({
  commit: sha,
  at: new Date(author?.date ?? 0),
  who: author?.name ?? '',
  what: message.split('\n')[0] ?? '',
})

/** A Git provider as a maintainer describes it in settings.ts, in the words of the CMS and of the security policy. */
import type { CmsConfig, GitBackend } from '@sveltia/cms'

type Common = {
  /** Owner and name, such as `acme/site`. */
  repository: string
  branch: string
  /** Address of the site, where the forms have an origin of their own; links of the forms lead there. */
  siteUrl?: string
}

/** What GitHub and GitLab can do, and the CMS with them. */
type Reviewed = Common & {
  /** Whether changes wait for a review, each as a pull request, instead of being saved to the branch. */
  isReviewed?: boolean
  /** What the check of a pull request is called that has the address of its preview. */
  previewContext?: string
}

export type Repository =
  /**
   * `relay` is the address of an OAuth relay; without one, editors sign in with an access token. `isPublic` asks for a token
   * that opens public repositories only.
   */
  | (Reviewed & { provider: 'github'; relay?: string; isPublic?: boolean })
  /** `appId` as the provider shows it; without one, editors sign in with an access token. */
  | (Reviewed & { provider: 'gitlab'; server: string; appId?: string })
  | (Common & { provider: 'gitea'; server: string; appId?: string })

/** The backend of the CMS. */
export function cmsBackend(settings: Repository): GitBackend {
  const { provider, repository: repo, branch } = settings
  const auth_methods: GitBackend['auth_methods'] = canSignIn(settings) ? ['oauth', 'token'] : ['token']
  switch (provider) {
    case 'github':
      return {
        ...{ name: provider, repo, branch, auth_methods, base_url: settings.relay },
        ...{ auth_scope: settings.isPublic ? 'public_repo' : 'repo', preview_context: settings.previewContext },
      }
    case 'gitlab':
      return {
        ...{ name: provider, repo, branch, auth_methods },
        ...{ auth_type: 'pkce', app_id: settings.appId, base_url: originOf(settings.server) },
        preview_context: settings.previewContext,
        ...{
          api_root: `${originOf(settings.server)}/api/v4`,
          graphql_api_root: `${originOf(settings.server)}/api/graphql`,
        },
      }
    case 'gitea':
      return {
        ...{ name: provider, repo, branch, auth_methods },
        ...{ app_id: settings.appId, base_url: originOf(settings.server) },
        api_root: `${originOf(settings.server)}/api/v1`,
      }
  }
}

/** How the CMS publishes, and where its links lead. */
export function cmsPublishing(settings: Repository): Pick<CmsConfig, 'publish_mode' | 'site_url'> {
  const isReviewed = settings.provider !== 'gitea' && settings.isReviewed
  return { publish_mode: isReviewed ? 'editorial_workflow' : 'simple', site_url: settings.siteUrl }
}

const canSignIn = (settings: Repository) =>
  settings.provider === 'github' ? settings.relay !== undefined : settings.appId !== undefined

const originOf = (address: string) => new URL(address).origin

/** Other sites that the admin page talks to, for its security policy. */
export function originsOf(settings: Repository | undefined): { connect: string[]; pictures: string[] } {
  if (!settings) return { connect: [], pictures: [] }
  if (settings.provider === 'github') {
    return { connect: ['https://api.github.com'], pictures: ['https://avatars.githubusercontent.com'] }
  }
  const origin = originOf(settings.server)
  return { connect: [origin], pictures: [origin] }
}

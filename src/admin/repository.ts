/** A Git provider as a maintainer describes it in settings.ts, in the words of the CMS and of the security policy. */
import type { GitBackend } from '@sveltia/cms'

type Common = {
  /** Owner and name, such as `acme/site`. */
  repository: string
  branch: string
}

export type Repository =
  /** `relay` is the address of an OAuth relay; without one, editors sign in with an access token. */
  | (Common & { provider: 'github'; relay?: string })
  /** `appId` as the provider shows it; without one, editors sign in with an access token. */
  | (Common & { provider: 'gitlab' | 'gitea'; server: string; appId?: string })

/** The backend of the CMS. */
export function cmsBackend(settings: Repository): GitBackend {
  const { provider, repository: repo, branch } = settings
  const auth_methods: GitBackend['auth_methods'] = canSignIn(settings) ? ['oauth', 'token'] : ['token']
  switch (provider) {
    case 'github':
      return { name: provider, repo, branch, auth_methods, base_url: settings.relay }
    case 'gitlab':
      return {
        ...{ name: provider, repo, branch, auth_methods },
        ...{ auth_type: 'pkce', app_id: settings.appId, base_url: originOf(settings.server) },
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

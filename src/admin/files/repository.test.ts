import { expect, test } from 'vitest'
import { cmsBackend, cmsPublishing, originsOf } from './repository'

const common = { repository: 'birchway/site', branch: 'main' }

test('GitHub: with a relay editors sign in with their account, without one with a token', () => {
  expect(cmsBackend({ ...common, provider: 'github', relay: 'https://auth.example.com' })).toMatchObject({
    name: 'github',
    repo: 'birchway/site',
    branch: 'main',
    base_url: 'https://auth.example.com',
    auth_methods: ['oauth', 'token'],
  })
  expect(cmsBackend({ ...common, provider: 'github' })).toMatchObject({ auth_methods: ['token'] })
  expect(originsOf({ ...common, provider: 'github' }).connect).toEqual(['https://api.github.com'])
})

test('GitLab signs in without a server in between', () => {
  const settings = { ...common, provider: 'gitlab', server: 'https://gitlab.example.com/', appId: 'abc' } as const
  expect(cmsBackend(settings)).toMatchObject({
    name: 'gitlab',
    auth_type: 'pkce',
    app_id: 'abc',
    base_url: 'https://gitlab.example.com',
    api_root: 'https://gitlab.example.com/api/v4',
    auth_methods: ['oauth', 'token'],
  })
  expect(originsOf(settings)).toEqual({
    connect: ['https://gitlab.example.com'],
    pictures: ['https://gitlab.example.com'],
  })
})

test('Gitea needs an app id too', () => {
  const settings = { ...common, provider: 'gitea', server: 'https://git.example.org' } as const
  expect(cmsBackend(settings)).toMatchObject({ api_root: 'https://git.example.org/api/v1', auth_methods: ['token'] })
  expect(cmsBackend({ ...settings, appId: 'abc' })).toMatchObject({ auth_methods: ['oauth', 'token'] })
})

test('without a repository the page sends no request', () => {
  expect(originsOf(undefined)).toEqual({ connect: [], pictures: [] })
})

test('the token of a public repository opens public repositories only', () => {
  expect(cmsBackend({ ...common, provider: 'github' })).toMatchObject({ auth_scope: 'repo' })
  expect(cmsBackend({ ...common, provider: 'github', isPublic: true })).toMatchObject({ auth_scope: 'public_repo' })
})

test('changes wait for a review, and show a preview, where the settings say so', () => {
  const settings = { ...common, provider: 'github', isReviewed: true, previewContext: 'deploy/preview' } as const
  expect(cmsPublishing(settings)).toEqual({ publish_mode: 'editorial_workflow' })
  expect(cmsBackend(settings)).toMatchObject({ preview_context: 'deploy/preview' })
  expect(cmsPublishing({ ...common, provider: 'github' })).toEqual({ publish_mode: 'simple' })
  const siteUrl = 'https://www.example.com'
  expect(cmsPublishing({ ...common, provider: 'github', siteUrl })).toMatchObject({ site_url: siteUrl })
})

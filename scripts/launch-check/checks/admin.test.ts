import { describe, expect, it } from 'vitest'
import { printed } from '../testing/ready-site'

describe('the forms of the public site', () => {
  const settings = (value: string) => ({
    '../src/admin/settings.ts': `/** Where. */\nexport const repository: Repository | undefined = ${value}\n`,
  })
  it('know where to save', async () => {
    expect(await printed(settings('undefined'))).toMatchInlineSnapshot(`
      "src/admin/settings.ts:2:1 error (admin-not-set-up)
        The forms at /admin/ of the public site do not know where to save.
        Name the repository here, and how editors sign in; docs/editing/setting-up-admin.md has examples.
      "
    `)
    expect(await printed(settings("{ provider: 'github' }"))).toBe('')
  })
})

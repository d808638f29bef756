import { expect, it } from 'vitest'
import { changed, printed } from '../testing/ready-site'

it('asks for an address for reports of vulnerabilities', async () => {
  expect(await printed(changed('settings/site.yaml', /^securityEmail: .*\n/m, ''))).toMatchInlineSnapshot(`
    "content/settings/site.yaml:1:1 error (no-security-contact)
      /.well-known/security.txt sends reports of vulnerabilities to the address for general mail.
        1 | name: Some words
          | ^
      Add securityEmail with an address that somebody reads who can act on them; it can be the same one.
    "
  `)
})

it('does not accept a placeholder address', async () => {
  const found = await printed(changed('settings/site.yaml', /^securityEmail: .*$/m, 'securityEmail: a@example.com'))
  expect(found).toContain('securityEmail is "a@example.com", which is only a placeholder address.')
})

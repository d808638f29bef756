import { expect, test } from 'vitest'
import { nginxConf } from './nginx'
import { sampleRules } from './testing'

const conf = nginxConf(sampleRules())
const lines = conf.split('\n').map((line) => line.trim())

test('every header is added once, at the level of the server, and to answers of every status', () => {
  const added = conf.match(/^ *add_header .*$/gm) ?? []
  expect(added).toHaveLength(11)
  for (const line of added) expect(line).toMatch(/^ {4}add_header \S+ .* always;$/)
})

test('policy and caching depend on the path of the file', () => {
  expect(conf).toMatch(/map \$uri \$site_content_security_policy \{\n {4}default "default-src 'none'; frame-anc/)
  expect(conf).toContain(`"~^/admin(?:/|$)" "script-src 'self'; frame-ancestors 'self'";`)
  expect(conf).toContain('"~^(?:/assets/|/media/|/admin/assets/)" "public, max-age=31536000, immutable";')
})

test('a header that only a folder has is empty elsewhere, which nginx does not send', () => {
  expect(conf).toContain(
    'map $uri $site_access_control_allow_origin {\n    default "";\n    "~^/assets(?:/|$)" "*";\n}',
  )
})

test('redirects keep the query and name no host', () => {
  expect(lines).toContain('location = /old { return 301 /about$is_args$args; }')
  expect(lines).toContain('location = /old/ { return 301 /about$is_args$args; }')
  expect(lines).toContain('absolute_redirect off;')
})

test('the name of the server is that of the site', () => {
  expect(lines).toContain('server_name www.example.com;')
})

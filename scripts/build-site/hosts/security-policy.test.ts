import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-policy'

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('a page sends to its own site alone, and its forms open a mail program', () => {
  const policy = contentSecurityPolicy({ bootScript: '', formTargets: [] })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(policy, 'form-action')).toBe("form-action 'self' mailto:")
})

test('the address of the contact form is allowed where messages go, and nowhere else', () => {
  const origin = 'https://forms.example.org'
  const policy = contentSecurityPolicy({ bootScript: '', formTargets: [origin], connections: [origin] })
  expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${origin}`)
  expect(directive(policy, 'form-action')).toBe(`form-action 'self' mailto: ${origin}`)
  expect(policy.split(origin)).toHaveLength(3)
})

test('a connection to more than an origin is refused', () => {
  const policy = (source: string) => () =>
    contentSecurityPolicy({ bootScript: '', formTargets: [], connections: [source] })
  for (const source of [
    'https://forms.example.org/f/1',
    'https://x;sandbox;y.example.org',
    '*',
    'http://a.example.org',
  ])
    expect(policy(source), source).toThrow('cannot be a source')
})

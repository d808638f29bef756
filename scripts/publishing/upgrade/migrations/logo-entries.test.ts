import { expect, test } from 'vitest'
import { logoEntries } from './logo-entries'

const change = (texts: Record<string, string>) => Object.fromEntries(logoEntries.change(new Map(Object.entries(texts))))

test('each client and each outlet becomes an entry, in lists of both kinds, and nothing else is changed', () => {
  const after = change({
    'content/pages/home.yaml':
      'logos:\n  heading: Ours\n  clients:\n    - Acme # since 2020\n    - "Two: three"\ntiles: []\n',
    'content/pages/startups.yaml': 'outlets:\n  names: [The Post, Gazette]\n',
    'content/pages/blog.yaml': 'names:\n  - x\n',
  })
  expect(after).toEqual({
    'content/pages/home.yaml':
      'logos:\n  heading: Ours\n  clients:\n    - name: Acme # since 2020\n    - name: "Two: three"\ntiles: []\n',
    'content/pages/startups.yaml': 'outlets:\n  names: [{ name: The Post }, { name: Gazette }]\n',
    'content/pages/blog.yaml': 'names:\n  - x\n',
  })
  expect(change(after)).toEqual(after)
})

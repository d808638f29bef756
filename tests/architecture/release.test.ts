import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the newest version of the changelog is that of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, newest] =
    /^## (\d+\.\d+\.\d+(?:-[\w.-]+)?) - \d{4}-\d{2}-\d{2}$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
  expect(newest).toBe(version)
})

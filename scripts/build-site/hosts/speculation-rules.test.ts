import { expect, test } from 'vitest'
import { speculationRules } from './speculation-rules'

test('browsers fetch every page ahead except the forms, files and new tabs, and render the pages to and from tools', () => {
  const { prefetch, prerender } = JSON.parse(speculationRules(true))
  expect(prefetch).toMatchObject([{ eagerness: 'moderate' }])
  const [{ where }] = prefetch
  expect(where.and).toContainEqual({ not: { href_matches: ['/*.*', '/admin', '/admin/*'] } })
  expect(where.and).toContainEqual({ not: { selector_matches: '[download], [target=_blank]' } })
  const toolLinks = { or: [{ href_matches: '/tools/*' }, { selector_matches: ':has([data-island]) a' }] }
  expect(prerender).toEqual([{ where: { and: [...where.and, toolLinks] }, eagerness: 'moderate' }])
})

test('a site without tools has no page that is rendered ahead', () => {
  expect(Object.keys(JSON.parse(speculationRules(false)))).toEqual(['prefetch'])
})

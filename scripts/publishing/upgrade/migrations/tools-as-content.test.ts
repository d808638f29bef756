import { describe, expect, test } from 'vitest'
import { toolsAsContent } from './tools-as-content'

const site = (settings: string) =>
  new Map([
    ['content/settings/site.yaml', `name: An agency\n${settings}timeZone: UTC\n`],
    ['content/pages/tools.yaml', 'title: Tools\n'],
    ['content/resources/launch.md', '---\ntitle: Launch\nnextTool: pitch-timer\n---\n\nText.\n'],
  ])

const toolsOf = (texts: ReadonlyMap<string, string>) => [...texts.keys()].filter((file) => file.includes('/tools/'))

describe.each([
  ['in brackets', 'hiddenTools: [pitch-timer, pr-health-checker]\n'],
  ['as a list', 'hiddenTools:\n  - pitch-timer\n  # with a remark\n  - "pr-health-checker"\n'],
  ['as a list without spaces', 'hiddenTools:\n- pitch-timer\n- pr-health-checker\n'],
])('hidden tools %s', (_, settings) => {
  const changed = toolsAsContent.change(site(settings))

  test('have no file, and every other tool has one', () => {
    expect(toolsOf(changed)).toHaveLength(8)
    expect(toolsOf(changed)).not.toContain('content/tools/pitch-timer.yaml')
    expect(changed.get('content/tools/influencer-brief-builder.yaml')).toMatch(
      /^title: Influencer Brief Builder\ndescription: .+\norder: 2\n$/,
    )
  })

  test('are not a setting any more, and no guide leads to them', () => {
    expect(changed.get('content/settings/site.yaml')).toBe('name: An agency\ntimeZone: UTC\n')
    expect(changed.get('content/resources/launch.md')).toBe('---\ntitle: Launch\n---\n\nText.\n')
  })
})

test('without the setting, every tool has a file, and guides stay', () => {
  const before = site('')
  const changed = toolsAsContent.change(before)
  expect(toolsOf(changed)).toHaveLength(10)
  expect(changed.get('content/resources/launch.md')).toBe(before.get('content/resources/launch.md'))
})

test('a site that hid all of them leaves out their page', () => {
  const all = toolsOf(toolsAsContent.change(site(''))).map((file) =>
    file.slice('content/tools/'.length, -'.yaml'.length),
  )
  const changed = toolsAsContent.change(site(`hiddenTools: [${all.join(', ')}]\n`))
  expect(toolsOf(changed)).toEqual([])
  expect(changed.has('content/pages/tools.yaml')).toBe(false)
})

test.each(['', 'hiddenTools: [pitch-timer]\n'])('a second time, nothing changes: %j', (settings) => {
  const once = toolsAsContent.change(site(settings))
  expect(toolsAsContent.change(once)).toEqual(once)
})

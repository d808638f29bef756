import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { TABLE_OF } from '../../../../src/schema/tool-catalog'
import { toolTables as schemas } from '../../../../src/schema/tool-tables'
import { toolTables } from './tool-tables'

test.each(Object.entries(TABLE_OF))('a site with the tool %s gets %s, which is right', (slug, table) => {
  const file = `content/${table}.yaml`
  const changed = toolTables.change(new Map([[`content/tools/${slug}.yaml`, 'title: A tool\n']]))
  expect([...changed.keys()]).toEqual([`content/tools/${slug}.yaml`, file])
  expect(() => schemas[table].parse(parse(changed.get(file) ?? ''))).not.toThrow()
  expect(toolTables.change(changed)).toEqual(changed)
})

test('a site keeps the table that it has, and gets none without the tool', () => {
  const own = new Map([
    ['content/tools/pr-headline-generator.yaml', 'title: Headlines\n'],
    ['content/tables/headlines.yaml', 'news: []\n'],
  ])
  expect(toolTables.change(own)).toEqual(own)
  expect(toolTables.change(new Map())).toEqual(new Map())
})

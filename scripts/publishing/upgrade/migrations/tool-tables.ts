/** Tools write with tables, which are files of the content: each site gets those of the tools that it shows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TABLE_OF, type TableName, type ToolSlug } from '../../../../src/schema/tool-catalog'
import { TEMPLATES } from '../../start-fresh/templates'
import type { Migration } from './migration'

export const toolTables: Migration = {
  number: 8,
  says: 'Tools that write texts take their kinds, patterns and sentences from files in content/tables, which are yours to change.',
  change: (texts) => {
    const changed = new Map(texts)
    for (const [slug, table] of Object.entries(TABLE_OF) as [ToolSlug, TableName][]) {
      const file = `content/${table}.yaml`
      if (!texts.has(`content/tools/${slug}.yaml`) || texts.has(file)) continue
      changed.set(file, readFileSync(join(TEMPLATES, `${table}.yaml`), 'utf8'))
    }
    return changed
  },
}

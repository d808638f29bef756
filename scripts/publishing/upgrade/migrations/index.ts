import { blogCategories } from './blog-categories'
import { communityLink } from './community-link'
import { currency } from './currency'
import { logoEntries } from './logo-entries'
import type { Migration } from './migration'
import { offices } from './offices'
import { social } from './social'
import { toolTables } from './tool-tables'
import { toolsAsContent } from './tools-as-content'

/** Every migration of the content, from the first to the last: `docs/upgrading.md` says how to add one. */
export const migrations: readonly Migration[] = [
  currency,
  blogCategories,
  social,
  offices,
  toolsAsContent,
  logoEntries,
  communityLink,
  toolTables,
]

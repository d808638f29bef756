/** The tables that tools write with: one file for each tool that has one. */
import type { z } from 'zod'
import type { TableName } from '../tool-catalog'
import { briefTable } from './briefs'
import { crisisTable } from './crisis'
import { headlineTable } from './headlines'
import { pitchPlanTable } from './pitch-plans'
import { releaseTable } from './release-checks'

export const toolTables = {
  'tables/briefs': briefTable,
  'tables/headlines': headlineTable,
  'tables/crisis': crisisTable,
  'tables/pitch-plans': pitchPlanTable,
  'tables/release-checks': releaseTable,
} as const satisfies Record<TableName, z.ZodObject>

export type Tables = { [Name in TableName]: z.output<(typeof toolTables)[Name]> }
export type ToolTable = Tables[TableName]

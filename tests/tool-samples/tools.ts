import { sampledCrisisTool } from './crisis-responses'
import type { SampledTool } from './sample'

/** The tools that write, in the order of the file. */
export const SAMPLED_TOOLS: readonly SampledTool[] = [sampledCrisisTool]

import { sampledHealthChecker } from './health-reports'
import type { SampledTool } from './sample'

/** The tools that write, in the order of the file. */
export const SAMPLED_TOOLS: readonly SampledTool[] = [sampledHealthChecker]

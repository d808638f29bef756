import type { Tool } from '../../src/tools/kit/tool'

/** A real situation: what somebody types into a tool, and what the text must and must not say about it. */
export type Sample = {
  name: string
  /** By field name, as typed; fields that are left alone keep what they hold at first. */
  typed: Record<string, string>
  says?: readonly RegExp[]
  never?: readonly RegExp[]
}

/** Twenty samples of a tool, and how the tool writes. */
export type SampledTool = {
  tool: Tool
  title: string
  samples: readonly Sample[]
  /** Everything that the tool writes, as a visitor takes it away. */
  write: (typed: Record<string, string>) => string
}

/** The day on which all samples are made. */
export const SAMPLE_DAY = '2026-11-23'

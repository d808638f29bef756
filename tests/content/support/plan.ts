import type { OutputPlan } from '../../../scripts/build-content/output/write'

/** A plan of these files, by their paths and texts. */
export const planOf = (texts: Record<string, string>): OutputPlan =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { key: () => text, text: () => text }]))

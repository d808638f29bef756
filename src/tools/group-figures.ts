import type { Benchmark } from '@/schema/benchmarks'

/** Figures that were counted in the same way, so that the page says once how. */
export type FigureGroup = { source: Omit<Benchmark, 'label' | 'figure' | 'use'>; figures: Benchmark[] }

/** Neighbors of one source, definition and date, as one group. */
export function groupFigures(benchmarks: readonly Benchmark[]): FigureGroup[] {
  const groups: FigureGroup[] = []
  for (const benchmark of benchmarks) {
    const last = groups.at(-1)
    if (last && isAlike(last.source, benchmark)) last.figures.push(benchmark)
    else groups.push({ source: benchmark, figures: [benchmark] })
  }
  return groups
}

const isAlike = (one: FigureGroup['source'], other: FigureGroup['source']): boolean =>
  (['definition', 'size', 'source', 'url', 'date'] as const).every((field) => one[field] === other[field])

import { createContext, useContext } from 'react'
import type { Benchmark, BenchmarkUse } from '@/schema/benchmarks'

/** The figures of others that belong to the tool, with source and date, from `content/settings/benchmarks.yaml`. */
export const Benchmarks = createContext<readonly Benchmark[]>([])

/** A figure that a tool counts with, as a number; none where the content has no such figure. */
export function useBenchmark(use: BenchmarkUse): (Benchmark & { value: number }) | undefined {
  const benchmark = useContext(Benchmarks).find((one) => one.use === use)
  return benchmark && { ...benchmark, value: Number.parseFloat(benchmark.figure.replace(/[$€£,]/g, '')) }
}

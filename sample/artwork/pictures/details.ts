/** A detail of the picture of each case study, which its page shows beside the solution. */
import { caseStudies } from './case-studies'
import { detailOf, type Picture } from './picture'

type Part = NonNullable<Picture['part']>

/** What a visitor should see up close: a key, a lens, a crossing of lines. */
const parts: Record<string, Part> = {
  oneplus: { x: 0.5, y: 0, size: 0.47 },
  oppo: { x: 0.88, y: 0.26, size: 0.42 },
  meizu: { x: 0.59, y: 0.25, size: 0.5 },
  cision: { x: 0.26, y: 0.2, size: 0.46 },
  'huawei-cloud': { x: 0.8, y: 0.28, size: 0.45 },
  'ping-an': { x: 0.5, y: 0.31, size: 0.5 },
  tencent: { x: 0.68, y: 0.34, size: 0.5 },
  xreal: { x: 0.6, y: 0.27, size: 0.5 },
  'angry-miao': { x: 0.89, y: 0.39, size: 0.42 },
  ecarx: { x: 0.95, y: 0.04, size: 0.42 },
  hhogene: { x: 0.6, y: 0.25, size: 0.5 },
  'publicis-msl': { x: 0.66, y: 0, size: 0.4 },
  koelnmesse: { x: 0.62, y: 0.16, size: 0.42 },
}

export const details: readonly Picture[] = caseStudies.flatMap((whole) => {
  const part = parts[whole.path.replace(/^.*\/|\.\w+$/g, '')]
  return part ? [detailOf(whole, part)] : []
})

import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { tested } from '../../src/features/legal/tested'

const ALL_RULES = { type: 'tag', values: tested.rules.tags }

/** What a color scheme or a width can change: the other rules read the document, which is the same in every view. */
const RULES_OF_A_VIEW = { type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] }

type Engine = {
  run: (
    root: Document,
    options: unknown,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
}

/**
 * The violations of accessibility rules by the page as it is now: one line for each broken rule, with its first place.
 * @param rules which rules to check: in the second and later views of a page, those of a view are enough.
 */
export async function violations(page: Page, rules: 'all' | 'of a view' = 'all'): Promise<string[]> {
  // Once per page: injecting it takes longer than the answer.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (runOnly) => {
      // Colors that are still changing would be measured half-way.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      const engine = (window as unknown as { axe: Engine }).axe
      // By default axe loads every style sheet again, for one experimental rule that is not among these.
      const report = await engine.run(document, {
        runOnly,
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      })
      return report.violations.map(({ id, nodes }) => {
        const { html, failureSummary } = nodes[0] ?? { html: '', failureSummary: '' }
        return `${id}, ${nodes.length} times: ${html.slice(0, 200)} ${failureSummary}`
      })
    },
    rules === 'all' ? ALL_RULES : RULES_OF_A_VIEW,
  )
}

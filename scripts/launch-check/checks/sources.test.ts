import { describe, expect, it } from 'vitest'
import { changed, printed } from '../testing/ready-site'

describe('figures', () => {
  it('say where they come from', async () => {
    expect(
      await printed(changed('services/market-research.yaml', / *source: Own records\n/, '')),
    ).toMatchInlineSnapshot(`
      "content/services/market-research.yaml:21:12 error (missing-source)
        The figure "98%" (Client retention) does not say where it comes from.
          21 |   - value: 98%
             |            ^
        Add below its label, for example:
        source: Own records, January 2023 to December 2025
      "
    `)
  })
})

import { describe, expect, it } from 'vitest'
import { changed, printed } from '../testing/ready-site'

describe('a note that facts are invented', () => {
  const note = 'sample: The company is real, and the facts are invented.'

  it('has to go from a case study', async () => {
    expect(
      await printed(changed('case-studies/quiet-mole.yaml', /^name: /m, `${note}\nname: `)),
    ).toMatchInlineSnapshot(`
      "content/case-studies/quiet-mole.yaml:2:9 error (sample-note)
        Here the page tells visitors that its facts are invented.
          2 | sample: The company is real, and the facts are invented.
            |         ^
        Make every fact true that carries the name of a company, and then remove the line.
      "
    `)
  })
  it('has to go from the logos of the home page', async () => {
    const found = await printed(
      changed('pages/home.yaml', /^/, `logos:\n  heading: Ours\n  ${note}\n  clients:\n    - name: Acme\n`),
    )
    expect(found).toContain('(sample-note)')
  })
  it('is missed nowhere else', async () => {
    expect(await printed({})).toBe('')
  })
})

import { caseStudies, services } from './content'
import { expect, test } from './journey'

test('every service leads to a case study, and every case study to another one', async ({ page, request }) => {
  const named = [...services].map(([id, { nextCase }]) => [`/services/${id}`, nextCase])
  const next = [...caseStudies].map(([id, { nextCase }]) => [`/case-study/${id}`, nextCase])
  for (const [path = '', nextCase = ''] of [...named, ...next]) {
    const html = await (await request.get(path)).text()
    const main = /<main.*<\/main>/s.exec(html)?.[0]
    expect(main, path).toContain(`href="/case-study/${nextCase}"`)
    expect(path).not.toBe(`/case-study/${nextCase}`)
  }
  const [[first = '', second = ''] = []] = next
  await page.goto(first)
  const section = page.getByRole('region', { name: 'Next case' })
  await section.getByRole('link').click()
  await expect(page).toHaveURL(`/case-study/${second}`)
})

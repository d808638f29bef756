/**
 * 404.html answers for any address, so what depends on the address happens here: the line on the console that the
 * agency asked for, and the words for a case study on hosts that know only one 404 page.
 */
export function reportNotFound() {
  if (document.documentElement.dataset.page !== '404') return
  console.error(`404: no page at ${location.pathname}`)
  const caseStudy = document.querySelector<HTMLTemplateElement>('template[data-missing-case-study]')
  if (!caseStudy || !location.pathname.startsWith('/case-study/')) return
  document.querySelector('[data-missing-page]')?.replaceWith(caseStudy.content)
}

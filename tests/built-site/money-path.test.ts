/** What a client has to find before the first message: a person to reach, a price, and what the price means. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ContactPage, ServicesPage } from '../../src/schema/pages'
import type { StartupsPage } from '../../src/schema/startups'
import { dataIn, read } from './site'

const content = <Page>(name: string): Page => parse(readFileSync(`content/pages/${name}.yaml`, 'utf8'))
const { offices = [] }: Partial<ContactPage> = content<ContactPage>('contact')
/** The seat, which stands beside the legal texts too. */
const [office] = offices
/** A site may have no page for startups, and one without a comparison. */
const comparisons = ['startups']
  .filter((name) => existsSync(`content/pages/${name}.yaml`))
  .flatMap((name) => content<StartupsPage>(name).comparison ?? [])
const services = content<ServicesPage>('services')

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

test('the contact page names an address to write to, a number to call, and hours', () => {
  const html = read('contact.html')
  expect(html).toContain('href="mailto:')
  expect(/href="tel:\+?\d+"/.test(html)).toBe(offices.some(({ telephone }) => telephone !== undefined))
  for (const text of offices.flatMap(({ heading, hours, timeZone, address }) => [
    heading,
    hours,
    timeZone,
    ...address,
  ])) {
    expect(words(html)).toContain(text)
  }
})

test.each(dataIn('legal').map((name) => `${name}.html`))(
  '%s says who is responsible, and how to reach them',
  (file) => {
    expect(words(read(file))).toContain(office?.legalName ?? '')
    expect(read(file)).toContain('href="mailto:')
  },
)

test.each(comparisons)('offers are compared in a table whose rows and columns have headings', ({ columns, rows }) => {
  const table = /<table.*?<\/table>/s.exec(read('startups.html'))?.[0] ?? ''
  const headings = (scope: string) =>
    [...table.matchAll(new RegExp(`<th scope="${scope}"[^>]*>([^<]+)`, 'g'))].map(([, name = '']) => words(name))
  expect(headings('col')).toEqual(columns)
  expect(headings('row')).toEqual(rows.map(({ label }) => label))
})

test('the services page says what a price means, and leads to the packages', () => {
  const html = read('services.html')
  for (const { title, text } of services.terms?.items ?? []) {
    expect(words(html)).toContain(title)
    expect(words(html)).toContain(text)
  }
  const main = html.slice(html.indexOf('<main'))
  if (services.packages) expect(main).toContain(`href="${services.packages.link}"`)
})

import { z } from 'zod'
import { lengths } from '../lib/lengths'
import { labelledLink, profile } from './blocks'
import {
  addressPart,
  currency,
  email,
  label,
  language,
  siteAddress,
  timeZone,
  title,
  webAddress,
  wholeNumber,
} from './fields'
import { ENGLISH, type Language } from './languages'

/** The key of IndexNow, which is also the name of a file of the site: a part of an address in 8 characters or more. */
const announcementKey = (description: string) =>
  z
    .string()
    .min(1)
    .max(lengths.id, { abort: true })
    .regex(/^(?=.{8})[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ description, example: '3f7a1c9e5b2d4860' })

export const siteSchema = z
  .strictObject({
    name: label('Name of the agency.'),
    tagline: title('One line about what the agency does.'),
    url: siteAddress('Address of the site, without a slash at the end.'),
    language: language('Code of the language that the site is written in, such as `en`, `de` or `fr`.').default(
      ENGLISH,
    ),
    currency: currency('Currency of all prices, by its code.'),
    email: email('Address for general mail; the contact form writes to it.'),
    contactFormUrl: webAddress(
      "Address that the contact form sends messages to: a form provider's, or that of the agency's own function. Without it, the form opens the visitor's mail program.",
    ).optional(),
    crisisEmail: email(
      'Address of the crisis team, shown on the contact page and in the emergency sections of services. Leave it out if there is none.',
    ).optional(),
    securityEmail: email(
      'Address for reports of vulnerabilities, named in /.well-known/security.txt. Without it, that is the address for general mail.',
    ).optional(),
    bookingUrl: webAddress(
      'Page where visitors book a call. Without it, the buttons lead to the contact page.',
    ).optional(),
    social: z.array(profile).default([]).meta({ description: 'Social profiles, in the order of the footer.' }),
    timeZone: timeZone(
      'Time zone of the site, by whose clock posts and releases become public. Without it, that is UTC.',
    ).optional(),
    copyrightYear: wholeNumber('Year in the copyright line.', { min: 2000, example: '2025' }),
    newsletterUrl: webAddress(
      "Address of the newsletter provider's sign-up form. Without it, Subscribe opens an email.",
    ).optional(),
    indexNowKey: announcementKey(
      'Key for telling search engines at once which pages changed: at least 8 lowercase letters and digits of your own choice. Without it, they find changes by themselves.',
    ).optional(),
    httpsOnlyDays: z.int().min(0).default(1).meta({
      description:
        'How many days browsers remember that the site works with https only; 730 once it is live and works.',
      example: '730',
    }),
    aiCrawlers: z.enum(['all', 'search', 'none']).default('all').meta({
      description:
        'Which crawlers of AI companies may read the site: `all`, `search` for those that find and open pages for answers but not those that train models, or `none`.',
    }),
    languages: z
      .array(
        z.strictObject({
          language: language('Its code, which is also the name of its folder.'),
          url: siteAddress('Address of the site in this language, without a slash at the end.'),
        }),
      )
      .meta({ description: 'Further languages of the site. Each is a site with an address of its own.' })
      .optional(),
    categories: z
      .array(
        z.strictObject({
          name: label('Name of the category, as visitors read it and as posts name it.', 'Marketing'),
          id: addressPart(
            'The end of the address of its page: lowercase letters, digits and single hyphens.',
            'marketing',
          ),
        }),
      )
      .default([])
      .meta({
        description: 'Categories of the blog, in the order of its filter. Leave it out for a blog without them.',
      }),
    products: z
      .array(
        z.strictObject({
          name: label('Name of the app.'),
          description: title('What it does, in a few words.', 'All-in-one creator CRM'),
          url: webAddress('Its address.'),
        }),
      )
      .default([])
      .meta({ description: 'Sister apps, shown in the Apps menu. Without apps, the site does not have this menu.' }),
    externalLinks: z
      .strictObject({
        mediaMonitoring: webAddress('Media-monitoring tool.').optional(),
        aiWriting: webAddress('AI writing tool.').optional(),
        topCreators: webAddress('Site that lists the top 200 creators.').optional(),
      })
      .default({})
      .meta({ description: 'Other sites that the page of the tools links to.' }),
  })
  .meta({ title: 'Site settings', description: 'Name, addresses and links of the agency.' })

export const navigationSchema = z
  .strictObject({
    header: z
      .strictObject({
        apps: label(
          'Words on the button that opens the list of apps. Leave it out on a site without apps.',
          'Apps',
        ).optional(),
        links: z.array(labelledLink).min(1).meta({ description: 'Links of the header.' }),
        contact: labelledLink.meta({ description: 'The last link of the header, set off from the others.' }),
        sections: z
          .array(labelledLink)
          .default([])
          .meta({ description: 'Links of the line below the header, and of the second part of the menu on phones.' }),
      })
      .meta({ description: 'The header of every page.' }),
    footer: z
      .strictObject({
        columns: z
          .array(
            z.strictObject({
              heading: label('Heading of the column.', 'Company'),
              links: z
                .array(labelledLink)
                .default([])
                .meta({ description: 'Links of the column, from top to bottom.' }),
              fill: z
                .enum(['tools', 'social'])
                .meta({
                  description: 'What is added below the links automatically: every free tool, or every social profile.',
                })
                .optional(),
            }),
          )
          .min(1)
          .meta({ description: 'Columns of the footer, from left to right.' }),
      })
      .meta({ description: 'The footer of every page.' }),
  })
  .meta({ title: 'Navigation', description: 'Links of the header and the footer.' })

/** What a page knows of its site; in a further language, it names the one of what is not translated. */
export type Site = z.output<typeof siteSchema> & { originalLanguage?: Language }
export type Navigation = z.output<typeof navigationSchema>

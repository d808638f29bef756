/** Clients and outlets, each by its name or its logo. */
import { z } from 'zod'
import { label, logo, reference, yesOrNo } from './fields'

export const logoEntry = z.strictObject({
  name: label(
    'Name of the client or outlet: drawn as a wordmark where there is no logo, read aloud where there is one.',
    'Acme',
  ),
  logo: logo(
    'Its logo, by its path below content/media. Leave it out to have the name drawn as a wordmark.',
  ).optional(),
  inTextColor: yesOrNo(
    'true draws an SVG logo of one color in the color of the text, so that it is right on light and on dark pages.',
  ).optional(),
  caseStudy: reference('case-studies', 'Id of the case study that the logo leads to.').optional(),
})

export type LogoEntry = z.output<typeof logoEntry>

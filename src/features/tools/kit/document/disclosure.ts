/**
 * How a paid piece is labeled, by the country of those who see it. Rules and guidelines as of November 2026; each names
 * where it comes from. They change, and a lawyer decides.
 */
import type { NamedItem } from './text-document'

export const AUDIENCE_COUNTRIES = [
  { value: 'us', label: 'United States' },
  { value: 'uk', label: 'United Kingdom' },
  { value: 'de', label: 'Germany' },
  { value: 'fr', label: 'France' },
  { value: 'es', label: 'Spain' },
  { value: 'it', label: 'Italy' },
  { value: 'eu', label: 'Another EU country' },
  { value: 'ca', label: 'Canada' },
  { value: 'au', label: 'Australia' },
  { value: 'other', label: 'Another country, or several' },
] as const

export type AudienceCountry = (typeof AUDIENCE_COUNTRIES)[number]['value']

type Rule = { label: string; where: string; source: string }

const RULES: Record<AudienceCountry, Rule> = {
  us: {
    label: '“Ad” or “#ad”, or “Paid partnership with” and the brand’s name',
    where: 'in the piece itself: in a video spoken or shown, not in the caption alone, and not behind “more”',
    source: 'FTC, Disclosures 101 for Social Media Influencers, and 16 CFR Part 255',
  },
  uk: {
    label: '“Ad” or “#ad”; “gifted”, “spon” and “in association with” are not enough',
    where: 'before anything else is seen or read',
    source: 'ASA, Recognising ads: Social media, and the CAP Code, rule 2.1',
  },
  de: {
    label: '“Werbung” or “Anzeige”; “#ad” and “sponsored” are not enough',
    where: 'at the very beginning, and during the video',
    source: 'die medienanstalten, Leitfaden Werbekennzeichnung bei Online-Medien',
  },
  fr: {
    label: '“Publicité” or “Collaboration commerciale”',
    where: 'on the picture or video, for as long as the promotion lasts',
    source: 'Loi no 2023-451 of June 9, 2023, Article 5',
  },
  es: {
    label: '“Publicidad” or “Publi”; “ad” and “sp” are not enough',
    where: 'at the beginning, and again where the piece is shared',
    source: 'Autocontrol and aea, code on the use of influencers in advertising',
  },
  it: {
    label: '“Pubblicità” or “#adv” with the brand’s name',
    where: 'at the beginning of the text, or among the first three hashtags; in a video at its start and at its end',
    source: 'IAP, Digital Chart Regulation, and AGCOM guidelines of January 2024',
  },
  eu: {
    label: 'the word for advertising in the language of the piece',
    where: 'at the beginning, in the picture or video itself',
    source: 'Directive 2005/29/EC, Article 7(2) and Annex I, no. 11; EU Influencer Legal Hub',
  },
  ca: {
    label: '“#ad” or “#sponsored”; in French “#pub” or “#commandité”',
    where: 'near the beginning, in the language of the piece',
    source: 'Ad Standards, Influencer Marketing Disclosure Guidelines',
  },
  au: {
    label: '“Ad”, “Advertising” or “Paid partnership”; “collab” and “gifted” alone are not enough',
    where: 'at the beginning, easily seen',
    source: 'AANA Code of Ethics, section 2.7, with its practice note',
  },
  other: {
    label: 'the word for advertising in the language of the piece',
    where: 'at the beginning, in the picture or video itself',
    source: 'ICC Advertising and Marketing Communications Code; check the rules of each country with a lawyer',
  },
}

/** The line on disclosure that every document for creators has. */
export function disclosureFor(country: AudienceCountry): NamedItem {
  const { label, where, source } = RULES[country]
  return {
    label: 'Disclosure',
    text: `every piece says that it is advertising: ${label}; ${where}. A gift counts as payment. (${source}, as of November 2026.)`,
  }
}

/** The same in few words. */
export const labelFor = (country: AudienceCountry): string => `${RULES[country].label}; ${RULES[country].where}`

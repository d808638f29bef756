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

/** What is published: a spoken label needs a voice, and the frame of a Story can be a picture or a film. */
export type Medium = 'video' | 'frame' | 'still' | 'text'

type Rule = {
  label: string
  /** The word that a piece begins with. */
  word: string
  where: string
  /** What a video or a stream asks for on top. */
  video?: string
  /** What pictures and videos ask for on top. */
  picture?: string
  /** When the label of a video or a stream is seen, where “near the start” is too late or too short. */
  when?: string
  source: string
}

const OWN_WORD = '[the word for advertising in the language of the piece]'

const RULES: Record<AudienceCountry, Rule> = {
  us: {
    label: '“Ad” or “#ad”, or “Paid partnership with” and the brand’s name',
    word: 'Ad',
    where: 'in the piece itself and not behind “more”',
    video: 'both spoken and shown, not in the caption alone',
    source: 'FTC, Disclosures 101 for Social Media Influencers, and 16 CFR Part 255',
  },
  uk: {
    label: '“Ad” or “#ad”; “gifted”, “spon” and “in association with” are not enough',
    word: 'Ad',
    where: 'before anything else is seen or read',
    when: 'before anything else is seen or heard',
    source: 'ASA, Recognising ads: Social media, and the CAP Code, rule 2.1',
  },
  de: {
    label: '“Werbung” or “Anzeige”; “#ad” and “sponsored” are not enough',
    word: 'Werbung',
    where: 'at the very beginning',
    video: 'and during the video',
    when: 'at the very beginning and during the piece',
    source: 'die medienanstalten, Leitfaden Werbekennzeichnung bei Online-Medien',
  },
  fr: {
    label: '“Publicité” or “Collaboration commerciale”',
    word: 'Publicité',
    where: 'clear and legible for as long as the promotion lasts',
    picture: 'on the picture or video itself',
    source: 'Loi no 2023-451 of June 9, 2023, Article 5',
  },
  es: {
    label: '“Publicidad” or “Publi”; “ad” and “sp” are not enough',
    word: 'Publicidad',
    where: 'at the beginning, and again where the piece is shared',
    when: 'at the beginning',
    source: 'aea, Autocontrol and IAB Spain, Código de Conducta de Publicidad a través de Influencers, 2025',
  },
  it: {
    label: '“Pubblicità” or “#adv” with the brand’s name',
    word: 'Pubblicità',
    where: 'at the beginning of the text, or among the first three hashtags',
    video: 'at the start and at the end of the video',
    when: 'at the start and at the end',
    source: 'IAP, Digital Chart Regulation, and AGCOM guidelines of January 2024',
  },
  eu: {
    label: OWN_WORD,
    word: OWN_WORD,
    where: 'at the beginning, in the piece itself',
    when: 'at the beginning',
    source: 'Directive 2005/29/EC, Article 7(2) and Annex I, no. 11; EU Influencer Legal Hub',
  },
  ca: {
    label: '“#ad” or “#sponsored”; in French “#pub” or “#commandité”',
    word: '#ad',
    where: 'near the beginning, in the language of the piece',
    source: 'Ad Standards, Influencer Marketing Disclosure Guidelines',
  },
  au: {
    label: '“Ad”, “Advertising” or “Paid partnership”; “collab” and “gifted” alone are not enough',
    word: 'Ad',
    where: 'at the beginning, easily seen',
    when: 'at the beginning',
    source: 'AANA Code of Ethics, section 2.7, with its practice note',
  },
  other: {
    label: OWN_WORD,
    word: OWN_WORD,
    where: 'at the beginning, in the piece itself',
    when: 'at the beginning',
    source: 'ICC Advertising and Marketing Communications Code; check the rules of each country with a lawyer',
  },
}

/** The line on disclosure that every document for creators has. */
export function disclosureFor(country: AudienceCountry, media: readonly Medium[]): NamedItem {
  const { source } = RULES[country]
  return {
    label: 'Disclosure',
    text: `every piece says that it is advertising: ${labelFor(country, media)}. A gift counts as payment. (${source}, as of November 2026.)`,
  }
}

/** The same in few words. */
export function labelFor(country: AudienceCountry, media: readonly Medium[]): string {
  const { label, where, video, picture } = RULES[country]
  const isMixed = new Set(media).size > 1 || media.includes('frame')
  const hasVideo = media.includes('video') || media.includes('frame')
  return [
    label,
    where,
    ...(video && hasVideo ? [isMixed ? `in a video ${video.replace(/^and | of the video$/g, '')}` : video] : []),
    ...(picture && media.some((medium) => medium !== 'text') ? [picture] : []),
  ].join('; ')
}

/** The word that a labeled line begins with, in the language of the country. */
export const labelWord = (country: AudienceCountry): string => RULES[country].word

/** Where a label goes by the rule of a platform, made as strict as the country is: the creator works from this line. */
export function placeFor(country: AudienceCountry, place: string, medium: Medium): string {
  const { when, picture } = RULES[country]
  if (country !== 'fr') return when === undefined ? place : place.replaceAll('near the start', when)
  // The French law is about what is shown: a label that is only spoken is none.
  const lasting = place
    .replace('on the screen and in the spoken words near the start', 'on the screen for as long as the promotion lasts')
    .replace(/spoken and shown near the start.* begins/, 'shown for as long as the promotion lasts')
    .replaceAll('near the start', 'for as long as the promotion lasts')
    .replace('long enough to be read', 'for as long as the promotion lasts')
  return medium === 'still' && picture && !lasting.includes('on the picture')
    ? `on the picture itself, and ${lasting}`
    : lasting
}

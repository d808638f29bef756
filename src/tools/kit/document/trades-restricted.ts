/**
 * Trades in which paid posts are forbidden or tied to a text that the law names, as of November 2026. They come first,
 * because they decide whether there is a campaign at all. A lawyer decides.
 */
import type { AudienceCountry } from './disclosure'
import { anyOf, type Trade } from './trade'

const EU: readonly AudienceCountry[] = ['de', 'fr', 'es', 'it', 'eu']

/**
 * European Union: Directive 2001/83/EC, Article 88. United Kingdom: CAP Code, rules 12.12 and 12.25. United States:
 * 21 CFR 202.1. Germany: HWG, section 11. France: Loi no 2023-451, Article 4.
 */
function treatments(country: AudienceCountry): string {
  if (country === 'fr')
    return 'stop here: creators may not be paid to promote aesthetic surgery or medicine (Loi no 2023-451, Article 4). A lawyer decides before anything is agreed.'
  const prescription =
    country === 'us'
      ? 'a prescription drug is named only together with its risks, word for word as its maker has approved them (21 CFR 202.1)'
      : country === 'uk'
        ? 'no prescription medicine is named, shown or hinted at, and nothing is aimed at people under 18 (CAP Code, rules 12.12 and 12.25)'
        : EU.includes(country)
          ? 'no prescription medicine is named, shown or hinted at (Directive 2001/83/EC, Article 88)'
          : 'no prescription medicine is named or shown where the law of the country forbids it'
  return `${prescription}, risks are said as clearly as results, no before-and-after pictures${country === 'de' ? ' (HWG, section 11)' : ''}, no discount that runs out, and a minimum age of 18 set before a piece is published.`
}

/** United States: Regulation Z, 12 CFR 1026.24. European Union: Directive (EU) 2023/2225, Articles 7 and 8. */
const LOAN_LAW: Partial<Record<AudienceCountry, string>> = {
  us: ' (Regulation Z, 12 CFR 1026.24)',
  uk: ' (FCA Handbook, CONC 3)',
  de: ' (PAngV, section 17)',
}

const WITH_CHILDREN = anyOf('parents? | child(?:ren)? | kids? | famil(?:y|ies) | toddlers? | eltern | kinder*')

export const RESTRICTED_TRADES: readonly Trade[] = [
  {
    name: 'treatments',
    words: anyOf(
      'botox | fillers? | liposuction | hair transplants? | (?:cosmetic|plastic|aesthetic) (?:surger*|treatments?|clinics?|medicine) | weight[- ]loss (?:injections?|shots?|drugs?|pens?) | injections? | semaglutide | prescription (?:drugs?|medicines?) | schönheitsoperation* | chirurgie esthétique | cirugía estética',
    ),
    rule: treatments,
    inShort: (country) =>
      country === 'fr'
        ? 'nothing before our lawyer has agreed: the law forbids paid posts about it.'
        : 'no prescription medicine by name, risks as clearly as results, no before-and-after pictures.',
  },
  {
    name: 'nicotine',
    words: anyOf('vap(?:e|es|ing) | e-?cig* | tobacco | cigars? | cigarettes? | nicotine | shisha | hookah | snus'),
    rule: (country) =>
      country === 'uk'
        ? 'stop here: paid posts for e-cigarettes with nicotine are forbidden online, and so is tobacco (CAP Code, rule 22.12). A lawyer decides before anything is agreed.'
        : EU.includes(country)
          ? 'stop here: paid posts for e-cigarettes and tobacco are forbidden online (Directive 2014/40/EU, Article 20(5); Directive 2003/33/EC). A lawyer decides before anything is agreed.'
          : 'the platforms take no paid posts for it: ask platform and lawyer before the idea. Adults only, nobody who looks younger than 25, and no claim that it is healthy or safe.',
    inShort: (country) =>
      country === 'uk' || EU.includes(country)
        ? 'nothing before our lawyer has agreed: the law forbids paid posts about it.'
        : 'adults only, and nothing before the platform and our lawyer have agreed.',
  },
  {
    name: 'infant formula',
    words: anyOf(
      '(?:baby|infant) formula | formula milk | babymilch | säuglingsnahrung | lait infantile | leche infantil',
    ),
    // Delegated Regulation (EU) 2016/127, Article 10, which the United Kingdom has kept.
    rule: (country) =>
      country === 'uk' || EU.includes(country)
        ? 'stop here: formula for babies up to the age at which they get other food is not advertised to the public (Delegated Regulation (EU) 2016/127, Article 10). A lawyer decides before anything is agreed.'
        : 'ask a lawyer before the idea: many countries follow the code of the World Health Organization. Nothing says or shows that formula is as good as breast milk.',
    inShort: (country) =>
      country === 'uk' || EU.includes(country)
        ? 'nothing before our lawyer has agreed: the law forbids such posts.'
        : 'nothing says or shows that formula is as good as breast milk.',
  },
  {
    name: 'cannabis',
    words: anyOf('cbd | thc | hemp (?:oil|drops|gummies) | cannabis | marijuana | kratom'),
    rule: () =>
      'many countries forbid such advertising and most platforms take no paid posts for it: ask platform and lawyer before the idea. Adults only, and no claim about health.',
    inShort: () => 'adults only, no claim about health, and nothing before platform and lawyer have agreed.',
  },
  {
    name: 'elections',
    words: anyOf(
      'votes? | voting | voters? | elections? | candidates? for | ballots? | referendum* | turnout | political part(?:y|ies) | wahlen? | wahlkampf | élections? | elecciones',
    ),
    // TikTok, “government, politician and political party accounts”; Regulation (EU) 2024/900 on political advertising.
    rule: (country) =>
      `TikTok takes no paid political posts, and other platforms ask for authorization and a label: ask them and a lawyer before the idea. Each piece says who paid${EU.includes(country) ? ' and carries the notice of Regulation (EU) 2024/900' : ''}, nobody is told whom to vote for unless both sides have agreed on it, and days and places of the vote come from the authority.`,
    inShort: () =>
      'say who paid; days and places of the vote as the authority gives them; nothing before the platform has agreed.',
  },
  {
    name: 'loans',
    words: anyOf(
      'loans? | lending | credit cards? | installments? | buy now,? pay later | credit (?:lines?|offers?) | kredite? | ratenkredit* | darlehen | crédits? (?:conso*|auto) | préstamos? | prestit[io]',
    ),
    rule: (country) =>
      `whoever names a rate, a cost or an installment adds the representative example that the law asks for, word for word as the brand gives it${LOAN_LAW[country] ?? (EU.includes(country) ? ' (Directive (EU) 2023/2225, Article 8)' : '')}, with the warning that borrowing costs money. Nothing calls a loan easy, quick or right for everyone.`,
    inShort: () =>
      'no rate or installment without our example; nothing calls a loan easy, quick or right for everyone.',
  },
  {
    name: 'deposits',
    words: anyOf('savings accounts? | apy | tagesgeld | festgeld | livret | certificates? of deposit'),
    rule: (country) =>
      country === 'us'
        ? 'a yield is named with its conditions, word for word as the brand gives them (Regulation DD, 12 CFR 1030.8), and a bank is called “Member FDIC” (12 CFR 328.6).'
        : 'a rate is named with its conditions and the day until which it holds, word for word as the brand gives them.',
    inShort: (country) =>
      `no rate without its conditions, as we give them${country === 'us' ? ', and “Member FDIC”' : ''}.`,
  },
  {
    name: 'prize draws',
    words: anyOf(
      'giveaways? | sweepstakes? | raffles? | prize draws? | gewinnspiel* | jeux?-concours | sorteos? | concorso',
    ),
    rule: () =>
      'one page says who may take part and until when, what is won, how the winner is drawn, and that the platform has no part in it. Nobody has to buy anything for it, unless a lawyer says that they may.',
    inShort: () => 'you link our page with the terms; nobody has to buy anything to take part.',
  },
  {
    name: 'traffic',
    words: anyOf(
      '(?:e-?)?scooters? | (?:motor|e-?)?bikes? | motorcycles? | bicycles? | cycl(?:ing|ists?) | fahrr[aä]d* | lastenr[aä]d* | vélos? | biciclet* | (?:winter |summer )?(?:tires?|tyres?) | test drives? | car (?:rental|sharing) | ride-?sharing',
    ),
    rule: (_, words) =>
      `nobody films, reads a chat or looks at a phone while riding or driving, and everyone in the picture keeps the rules of the road, helmets and seat belts included.${WITH_CHILDREN.test(words) ? ' A child wears helmet and belt as the manual says.' : ''}`,
    inShort: () => 'no filming while riding or driving; helmets and seat belts on.',
  },
]

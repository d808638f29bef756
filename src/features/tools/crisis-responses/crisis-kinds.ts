/**
 * Eight kinds of crisis: the words that show each, and what a document about it has to say. Phrases state only what is
 * true of everyone in that position; whatever would be a claim about this case is a [placeholder].
 */
import type { Cluster } from './clusters'

export type CrisisKind = {
  id: string
  label: string
  /** Words of the scenario that show it. */
  words: RegExp
  /** Taken where the scenario does not say who is responsible. */
  cluster: Cluster
  clusterReason: string
  /** After “We are aware of …”. */
  matter: string
  /** Whom to think of first; says nothing about who is to blame. */
  concern: string
  /** What is being done; every claim about this case is a placeholder. */
  action: string
  /** What people outside can do now. */
  advice: string
  /** What customers ask first. */
  meaning: string
  /** What staff should do, beside the rules that always hold. */
  staff: string
  /** Open questions that the media will ask. */
  unknowns: readonly string[]
  /** For the first hours, beside what always holds. */
  dos: readonly string[]
  /** A reporting duty to check, with its source. */
  duty?: { text: string; href: string }
}

export const CRISIS_KINDS: readonly CrisisKind[] = [
  {
    id: 'injury',
    label: 'Accident or injury',
    words:
      /\b(?:injur(?:y|ies|ed|ing)|hurt|wounded|killed|died|dies|dead|deaths?|fatal(?:ity|ities)?|hospitali[sz]ed|taken to hospital|in hospital|accident|explosion|exploded|collapsed?|fell from|crash(?:ed)? into|(?:bus|car|truck|train|plane) crash|burned|evacuated|fire (?:broke out|at|in)|caught fire)\b/gi,
    cluster: 'accident',
    clusterReason: 'an accident whose cause is not known yet',
    matter: 'an incident in which people may have been harmed',
    concern: 'Our first concern is the people affected and their families.',
    action: 'We are working with [emergency services or authority] and have [first step taken to make the site safe].',
    advice: 'If you were there, or are looking for someone who was, please call [helpline number].',
    meaning:
      'Our [site, service or event] is [closed or open] until [date and time, or until the authority clears it].',
    staff:
      'If you saw what happened, tell [name, role] and nobody else. Support for you is available at [support line].',
    unknowns: ['how many people are affected and how they are', 'what caused it', 'whether there was an earlier sign'],
    dos: ['Reach the families before any name is made public; name nobody without their consent.'],
    duty: {
      text: 'In the US, OSHA wants to hear of a death at work within 8 hours and of an in-patient hospitalization within 24.',
      href: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1904/1904.39',
    },
  },
  {
    id: 'data-breach',
    label: 'Data breach',
    words:
      /\b(?:data (?:breach|leak|loss|theft)|breach(?:ed)?|hack(?:ed|ers?|ing)?|leak(?:ed|s)? (?:\w+ ){0,3}(?:data|database|passwords?|records|e-?mails?|files)|(?:data|database|passwords?|records|e-?mail addresses|card numbers|personal (?:data|information)) (?:\w+ ){0,3}(?:leaked|stolen|exposed|copied|accessed|lost|published)|(?:stole|copied|accessed|exposed|published|lost) (?:\w+ ){0,4}(?:data|database|passwords?|records|e-?mail addresses|card numbers|personal information)|ransomware|phishing|malware|cyber-?attack|unauthori[sz]ed access)\b/gi,
    cluster: 'accident',
    clusterReason: 'a failure of protection whose cause is not known yet',
    matter: 'a data security incident',
    concern: 'Our first concern is the people whose data may be affected.',
    action: 'We have [first step taken to close off the affected system] and are finding out which data is affected.',
    advice:
      'Until we know more, please be wary of messages that ask for passwords or payment details and name us as the sender.',
    meaning:
      'The data that may be affected: [kinds of data affected]. Not affected, as far as we know: [kinds of data not affected].',
    staff: 'Do not open, copy or discuss the affected data, and keep every log and message as it is.',
    unknowns: ['which data is affected, and of how many people', 'how access was gained', 'whether the data was used'],
    dos: ['Keep logs and copies of the affected systems before anything is repaired.'],
    duty: {
      text: 'Under the GDPR, Article 33, a breach of personal data goes to the authority within 72 hours of your learning of it, unless a risk to people is unlikely. Other laws have their own clocks.',
      href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
  },
  {
    id: 'product',
    label: 'Product safety or recall',
    words:
      /\b(?:recall(?:s|ed|ing)?|defect(?:s|ive)?|overheat(?:s|ed|ing)?|contaminat(?:ed|ion)|allergens?|undeclared|product safety|unsafe product|faulty|choking hazard|tamper(?:ed|ing)|food poisoning|contain(?:s|ed|ing)? (?:glass|metal|plastic|mold|bacteria)|made (?:\w+ )?(?:sick|ill)|fell ill|after (?:using|eating|drinking|taking) (?:our|the|a|one)|salmonella|listeria|side effects?|catch(?:es|ing)? fire|caught fire)\b/gi,
    cluster: 'accident',
    clusterReason: 'a technical fault whose cause is not known yet',
    matter: 'a safety concern about one of our products',
    concern: 'Our first concern is the safety of the people who use it.',
    action: 'We have [first step taken, such as stopping sales] and are testing [product, model or batch].',
    advice:
      'If you have [product, model or batch], please stop using it until we confirm that it is safe. You can check yours at [web address].',
    meaning: 'Affected, as far as we know: [product, model or batch]. You can return it at [place or address].',
    staff: 'Stop [sale, delivery or use of the product] now, and pass every report from a customer to [name, role].',
    unknowns: ['which models or batches are affected', 'what caused it', 'how many reports there are'],
    dos: ['Keep samples of the product and record every report with date, batch and contact.'],
    duty: {
      text: 'In the US, a consumer product that could be a substantial hazard is reported to the CPSC within 24 hours of your learning of it.',
      href: 'https://www.cpsc.gov/Business--Manufacturing/Recall-Guidance/Duty-to-Report-to-the-CPSC-Your-Rights-and-Responsibilities',
    },
  },
  {
    id: 'outage',
    label: 'Outage',
    words:
      /\b(?:outage|down(?:time)?\b(?! payment)|offline|unavailable|unreachable|interrupt(?:ed|ion)|disruption|disrupted|cannot (?:log in|access|pay|order)|can[’']t (?:log in|access|pay|order)|service (?:failure|failed)|charged twice|double[- ]charged|billing error|(?:provider|payments?) failed|servers? (?:crash(?:ed)?|fail(?:ed|ure)?)|(?:system|website|app|platform|site) (?:crash(?:ed)?|fail(?:ed|ure)?|stopped))\b/gi,
    cluster: 'accident',
    clusterReason: 'a technical failure',
    matter: 'an interruption of our service',
    concern: 'We know that people rely on it and are waiting for it.',
    action:
      'Our team is working on [the step under way]. Service for [part of the service] is [working, slow or down].',
    advice:
      'You can follow the current state at [status page]. Until it works again, you can use [another way to do it].',
    meaning: 'At the moment you cannot [what does not work]. You can still [what works].',
    staff: 'Point customers to [status page], and promise no time that is not written there.',
    unknowns: ['when the service will work fully', 'what caused it', 'whether any orders or data were lost'],
    dos: ['Put up the status page first, and update it at the times you announced.'],
  },
  {
    id: 'workplace',
    label: 'Workplace conduct',
    words:
      /\b(?:harass(?:ed|ment|ing)?|discriminat(?:ed|ion|ing)|bull(?:ied|ying)|hostile workplace|toxic (?:workplace|culture)|racis[mt]|sexis[mt]|retaliat(?:ed|ion)|whistle-?blower|misconduct|inappropriate (?:behaviou?r|conduct)|unpaid (?:wages|overtime)|underpaid|working conditions|strike|walk-?out)\b/gi,
    cluster: 'preventable',
    clusterReason: 'conduct inside an organization, which the public holds it responsible for',
    matter: 'concerns about conduct at our workplace',
    concern: 'Our first concern is the people who have raised them and the people they concern.',
    action: 'The concerns are being looked into by [person or independent body], who reports to [person or board].',
    advice: 'Anyone who has something to report can do so in confidence at [confidential channel].',
    meaning: 'Our services to you go on as [usual, or what changes]. Your contact is still [contact].',
    staff:
      'You can raise concerns in confidence at [confidential channel]. Nobody may be treated worse for having done so.',
    unknowns: ['who looks into it, and until when', 'what measures apply until then', 'who will see the outcome'],
    dos: ['Protect those who reported: no names, no hints, no meeting of the two sides.'],
  },
  {
    id: 'executive',
    label: 'Executive conduct',
    words:
      /\b(?:(?:ceo|cfo|coo|cto|chief executive|chief \w+ officer|founder|co-founder|chair(?:man|woman|person)?|president|managing director|executives?|board member|directors?)(?:[’']s)?,? (?:[\w’'-]+ ){0,5}(?:accused|accusations?|arrest(?:ed)?|charged|tweet(?:ed|s)?|posted|caught|filmed|video|resign(?:ed|s)?|fired|suspended|lied|misled|affair|remarks?|comments?|conduct|behaviou?r|jokes?|joked|harass\w*|insult\w*|drunk|allegations?|insider)|(?:accused|accusations?|arrest(?:ed)?|charged|tweet(?:ed|s)?|posted|caught|filmed|video|resign(?:ed|s)?|fired|suspended|lied|misled|affair|remarks?|comments?|conduct|behaviou?r|jokes?|joked|harass\w*|insult\w*|drunk|allegations?|insider) (?:[\w’'-]+ ){0,5}(?:ceo|cfo|coo|cto|chief executive|chief \w+ officer|founder|co-founder|chair(?:man|woman|person)?|president|managing director|executives?|board member|directors?))\b/gi,
    cluster: 'preventable',
    clusterReason: 'conduct of its leadership, which the public holds an organization responsible for',
    matter: 'concerns about the conduct of a member of our leadership',
    concern: 'We owe the people who work with us and rely on us a careful and fair answer.',
    action: 'The matter is with [board or independent body]. Until it is settled, [interim arrangement].',
    advice: 'Anyone who has information can give it in confidence to [confidential channel].',
    meaning: 'Decisions that concern you are made by [name, role] until further notice.',
    staff: 'Day-to-day decisions are with [name, role]. Speak for your own work only, not about the person.',
    unknowns: ['who decides, and until when', 'who acts in the meantime', 'whether others are concerned'],
    dos: ['Let somebody decide and speak who does not report to the person concerned.'],
  },
  {
    id: 'backlash',
    label: 'Social media backlash',
    words:
      /\b(?:backlash|boycott|\d[\d,.]* (?:million |thousand )?views|outrage|viral|trending|hashtag|#\w+|shitstorm|twitter storm|(?:angry|negative) (?:comments|reviews|posts)|social media|tiktok|instagram|influencer|(?:our|the|an) (?:ad|advert|campaign|post|tweet) (?:\w+ ){0,4}(?:offen(?:ded|sive)|criticized|criticised|insensitive|mocked)|offensive|insensitive|rumou?rs?|fake (?:news|screenshot|post|video)|deepfake|misinformation)\b/gi,
    cluster: 'accident',
    clusterReason: 'a challenge: people say that an organization acts wrongly',
    matter: 'criticism of us on social media',
    concern: 'We are reading what people tell us.',
    action: 'We are looking at [the post, campaign or decision], and [paused, changed or kept] it in the meantime.',
    advice: 'If you want to tell us more, please write to [address]; every message is read by [team].',
    meaning: 'Orders, accounts and support are [not affected, or how they are affected].',
    staff: 'Do not argue, like or delete anything, neither from company accounts nor from your own.',
    unknowns: ['who decided on it and how', 'whether it stays', 'what will be done differently'],
    dos: ['Stop scheduled posts and advertisements. Keep a copy of what was said before anything is removed.'],
  },
  {
    id: 'financial-legal',
    label: 'Financial or legal matter',
    words:
      /\b(?:lawsuit|sued|suing|class action|court|regulator|investigat(?:ed|ion) by|fined|fines|fraud|embezzle\w*|brib(?:e|ed|ery)|corruption|money laundering|tax evasion|insolven(?:t|cy)|bankrupt(?:cy)?|default(?:ed)?|layoffs?|job cuts|cut(?:ting)? (?:\d[\d,.]* )?jobs|laid off|lay off|restat(?:ed|ement)|accounting|audit|subpoena|antitrust|patent infringement|raided?|arrest(?:ed)?|indict(?:ed|ment))\b/gi,
    cluster: 'accident',
    clusterReason: 'a challenge: others say that an organization acted wrongly, and nothing is settled',
    matter: 'a financial or legal matter that concerns us',
    concern: 'We understand that the people who work with us want to know what it means for them.',
    action: 'We are working with [authority, court or auditor], and [name, role] is responsible for our answer.',
    advice: 'If you are affected, you will find what to do next at [web address].',
    meaning: 'For your [orders, contracts or accounts] this means: [what changes, or that nothing changes].',
    staff: 'Keep every document and message; delete nothing. Questions from authorities go to [legal contact].',
    unknowns: ['what exactly is claimed', 'what it means in figures', 'what the next formal step is, and when'],
    dos: ['Stop all deletion of documents at once, and have a lawyer read every sentence before it goes out.'],
    duty: {
      text: 'Companies listed in the US report many such events on Form 8-K within four business days; other exchanges ask for less time.',
      href: 'https://www.sec.gov/answers/form8k.htm',
    },
  },
]

/** For a scenario in which no rule finds its words. */
export const UNKNOWN_KIND: CrisisKind = {
  id: 'unknown',
  label: 'Not recognized',
  words: /(?!)/g,
  cluster: 'accident',
  clusterReason: 'no rule found its words, so the documents stay neutral about the cause',
  matter: 'the situation described below',
  concern: 'Our first concern is the people it affects.',
  action: 'We have [first step taken] and are finding out what happened and whom it affects.',
  advice: 'If you are affected, please [what people should do now] or contact [address or number].',
  meaning: 'For you this means: [what changes, or that nothing changes].',
  staff: 'If you know something about it, tell [name, role] and nobody else.',
  unknowns: ['what caused it', 'whom it affects', 'how long it will last'],
  dos: [],
}

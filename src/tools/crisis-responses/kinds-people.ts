/** Crises of how people treat each other: at work, at the top, and in public. */
import type { CrisisKind } from './crisis-kind'

const NUMBER_OF_JOBS =
  /\b\d[\d,.]* (?:of (?:our|the) )?(?:[\w-]+ ){0,2}?(?:jobs|positions|people|employees|workers|colleagues|staff|roles)\b/i

export const PEOPLE_KINDS: readonly CrisisKind[] = [
  {
    id: 'workplace',
    label: 'Workplace conduct',
    covers: ['backlash'],
    words:
      /\b(?:harass(?:ed|ment|ing|es)?|discriminat(?:ed|ion|ing)|bull(?:ied|ying)|hostile workplace|toxic (?:workplace|culture)|racis[mt]|sexis[mt]|(?:sexual(?:ly)?|physical(?:ly)?|child) abus(?:e|ed)|abuse by (?:an?|the|our|one|two|staff)|touch(?:ed|ing) (?:\w+ ){0,2}(?:child(?:ren)?|girls?|boys?|kids|students?|pupils?|minors?|patients?|residents?)|abus(?:e|ed|ing) (?:of )?(?:\w+ )?(?:students?|children|patients?|residents?|staff)|retaliat(?:ed|ion)|whistle-?blowers?|misconduct|inappropriate (?:behaviou?r|conduct))\b/gi,
    cluster: 'preventable',
    clusterReason: 'conduct inside an organization, which the public holds it responsible for',
    topic: '[organization]: how the reports are looked into',
    staffTopic: 'Reports about conduct at [organization]',
    // A dispute between two sides is the last thing that those who reported need to read. It is right to report, whatever
    // comes of it, and help does not wait for a result.
    empathy: 'It is right to report something like this, and we know that it is hard.',
    now: [
      'If you need support, you can reach [support contact], whether or not you report anything.',
      'If you have something to report, you can do so at [reporting channel], or to [authority or ombudsperson].',
      '[Who will see a report, and whom they have to tell.]',
      'Your contact for everything else is still [contact].',
    ],
    nowForMedia:
      'Support is available at [support contact], and anyone with something to report can do so at [reporting channel], [organization] says. [Who will see a report, and whom they have to tell.]',
    affected: 'This concerns everyone who is or was at [organization].',
    unknown: 'what can be established, and whether others are concerned',
    firstStep: 'We have [first step taken to protect those who reported].',
    process: '[Who looks into the reports, and to whom they answer.]',
    processForMedia: '[Who looks into the reports, and to whom they answer.]',
    commitment:
      'Every report counts, and nobody is treated worse for making one. We will say when there is a result, and protect the privacy of everyone concerned.',
    staff: [
      'Delete no message or note about it. You can raise concerns of your own at [reporting channel], or with an authority. Nobody may be treated worse for having done so.',
    ],
    short: ['Here is where to report.', 'Every report counts.'],
    // A school or a clinic often has to pass a report on, above all where a child is concerned.
    dos: [
      'Promise nobody confidence before you know who has to be told by law.',
      'Offer support to those who reported before you publish a word.',
      'Protect those who reported: no names, no hints, no meeting of the two sides.',
    ],
  },
  {
    id: 'labor',
    label: 'Labor dispute',
    isAboutWhatChanges: true,
    covers: ['backlash'],
    words:
      /\b(?:unpaid (?:wages|overtime)|underpaid|low (?:pay|wages)|working conditions|(?:on|a|the|called a|hunger) strikes?|strik(?:es|ing)|walk-?outs?|picket\w*|unions?)\b/gi,
    cluster: 'accident',
    clusterReason: 'a dispute in which nothing is settled',
    topic: '[part of the service] from [date]: what runs, and what does not',
    staffTopic: 'The labor dispute',
    empathy: 'We know that this makes the day harder for everyone who depends on us.',
    now: [
      'What runs, and what does not, is at [status page]. Until the dispute is settled: [another way to do it, or that there is none].',
    ],
    nowForMedia: 'What runs, and what does not, is at [status page], [organization] says.',
    affected: 'This concerns everyone who uses [part of the service] from [date].',
    unknown: 'how long it lasts',
    firstStep: 'We have [first step taken, such as inviting the union or staff representatives to talks].',
    process: '[Who talks with union or staff representatives, and when next.]',
    processForMedia: '[Who talks with union or staff representatives, and when next.]',
    commitment: 'We will say what was agreed as soon as both sides have agreed on it.',
    staff: [
      'If you are at work, tell people what [status page] says, and promise nothing else.',
      'If you have a question, ask [name, role] or [union or staff representatives].',
    ],
    short: ['See what runs, and what does not.', 'We will say what is agreed.'],
    dos: ['Say nothing about those who strike that you would have to take back at the table.'],
  },
  {
    id: 'layoffs',
    label: 'Job cuts',
    isAboutWhatChanges: true,
    words:
      /\b(?:lay-?offs?|job cuts|cut(?:ting)? (?:\d[\d,.]* )?(?:jobs|staff|positions)|laid off|lay(?:ing)? off|redundanc(?:y|ies)|(?:clos(?:e|es|ing)|shut(?:ting)?(?: down)?) (?:the|our|its) (?:\w+ )?(?:plant|factory|office|site|store|shop)s?)\b/gi,
    cluster: 'accident',
    clusterReason: 'a decision that people ask reasons for',
    topic: '[site or team]: what changes, and when',
    staffTopic: 'Job cuts at [site or team]',
    isSaidFirst: true,
    empathy: 'This is hard for the people who lose their jobs, and for those who work with them.',
    now: ['Your [orders, contracts or appointments] [go on as before, or what changes]. Your contact is [contact].'],
    nowForMedia:
      'The [orders, contracts or appointments] of customers [go on as before, or what changes], [organization] says.',
    // Sixty days in the United States, 20 CFR 639.2, https://www.ecfr.gov/current/title-20/section-639.2
    affected:
      'The decision concerns [how many people, at which sites], from [date, once a lawyer has checked the notice that the law asks for: it can be 60 days]. [What those who lose their jobs get, such as severance and help with finding work.]',
    affectedIf: {
      words: NUMBER_OF_JOBS,
      affected:
        'The decision takes effect at [site or team] on [date, once a lawyer has checked the notice that the law asks for: it can be 60 days]. [What those who lose their jobs get, such as severance and help with finding work.]',
    },
    unknown: 'the last day for each team, and who can move to another site',
    isDecision: true,
    firstStep: 'Those affected were told in person [when, and by whom; send nothing before that].',
    process:
      '[What the law asks for in notice to staff, their representatives and authorities, and when it was given.]',
    processForMedia:
      '[What the law asks for in notice to staff, their representatives and authorities, and when it was given.]',
    commitment: 'We do this because [the reasons, in figures].',
    staff: [
      'If you lead a team, stop for the day what can wait, and be there for its questions.',
      'If you have a question about your own job, ask [who answers in person, where and when].',
    ],
    short: ['Here is what changes, and for whom.', 'We give our reasons.'],
    dos: [
      'Tell everyone concerned in person first, then all staff, then the public.',
      'Have counsel check the duties of notice and consultation before a date goes out: they can run for weeks.',
    ],
  },
  {
    id: 'remarks',
    label: 'Offensive remarks that are on record',
    isAboutWhatChanges: true,
    covers: ['executive', 'workplace', 'backlash'],
    words:
      /\b(?:filmed|video|recorded|recording|on (?:camera|tape|video)|tweeted|posted) (?:[\w’'-]+ ){0,5}(?:racist|sexist|homophobic|transphobic|anti-?semitic|islamophobic|offensive|derogatory|hateful) (?:remarks?|comments?|jokes?|slurs?|insults?|posts?|tweets?|language)\b/gi,
    cluster: 'preventable',
    clusterReason: 'conduct that is on record, which the public holds an organization responsible for',
    topic: '[organization]: on the remarks of [role of the person]',
    staffTopic: 'The remarks of [role of the person]',
    isSaidFirst: true,
    empathy: 'These remarks are wrong. They are not what we stand for, and we are sorry to everyone they hurt.',
    now: [
      '[What goes on as before, or what changes.]',
      'If you have experienced or heard something like this at [organization], you can report it at [reporting channel]. [Who will see a report, and whom they have to tell.]',
    ],
    nowForMedia: 'For customers and staff, [what goes on as before, or what changes], [organization] says.',
    affected: 'If the remarks hurt you, or if you want to talk about them, you can reach [name, role, phone or email].',
    unknown: 'what follows for the person',
    firstStep: 'We have [first step taken, and with whom].',
    process: '[Board or body] decides what follows, by [date of the decision].',
    processForMedia: '[Board or body] decides what follows, by [date of the decision].',
    commitment: 'We will say what is decided, and what we change.',
    staff: [
      'If somebody tells you that the remarks hurt them, listen, and help them to reach [name, role].',
      'From company accounts, do not argue about it or pass it on.',
      'If you have experienced something like this yourself, you can report it at [reporting channel], if and when you wish.',
    ],
    short: ['The remarks are wrong; we are sorry.', 'We will say what is decided.'],
    dos: [
      'Speak to the people whom the remarks insult before you speak about them.',
      'Let somebody decide and speak who does not report to the person concerned.',
    ],
  },
  {
    id: 'executive',
    label: 'Executive conduct',
    isAboutWhatChanges: true,
    covers: ['workplace', 'backlash'],
    words:
      /\b(?:(?:ceo|cfo|coo|cto|chief executive|chief \w+ officer|founder|co-founder|chair(?:man|woman|person)?|president|managing director|executives?|board member|directors?)(?:[’']s)?,? (?:[\w’'-]+ ){0,5}(?:accused|accusations?|arrest(?:ed)?|charged|tweet(?:ed|s)?|posted|caught|filmed|video|resign(?:ed|s)?|fired|suspended|lied|misled|affair|remarks?|comments?|conduct|behaviou?r|jokes?|joked|harass\w*|insult\w*|drunk|allegations?|insider)|(?:accused|accusations?|arrest(?:ed)?|charged|tweet(?:ed|s)?|posted|caught|filmed|video|resign(?:ed|s)?|fired|suspended|lied|misled|affair|remarks?|comments?|conduct|behaviou?r|jokes?|joked|harass\w*|insult\w*|drunk|allegations?|insider) (?:[\w’'-]+ ){0,5}(?:ceo|cfo|coo|cto|chief executive|chief \w+ officer|founder|co-founder|chair(?:man|woman|person)?|president|managing director|executives?|board member|directors?))\b/gi,
    cluster: 'preventable',
    clusterReason: 'conduct of its leadership, which the public holds an organization responsible for',
    nowIf: [
      {
        words: /\b(?:harass|abus|assault|discriminat|bull(?:y|i)|grop|racis|sexis)\w*/i,
        now: 'If you have experienced or heard something like this at [organization], you can report it at [reporting channel], or to [authority or ombudsperson].',
      },
    ],
    topic: '[organization]: what changes for you, and what does not',
    staffTopic: '[role of the person]',
    empathy: 'We know that people want to hear what follows from this, and who decides it.',
    now: [
      '[What goes on as before, or what changes.] If you have a question about it, ask [name, role, phone or email].',
    ],
    nowForMedia: 'For customers and staff, [what goes on as before, or what changes], [organization] says.',
    affected: 'This concerns [role of the person].',
    unknown: 'what can be established, and whether others are concerned',
    firstStep: 'Until the matter is settled, [whether the person stays in office, and who decides meanwhile].',
    process: '[Who looks into it, and who decides, by when.]',
    processForMedia: '[Who looks into it, and who decides, by when.]',
    staff: ['If you have a question about your work, ask [name, role].'],
    short: ['Here is what changes for you.', 'We will say what is decided.'],
    dos: ['Let somebody decide and speak who does not report to the person concerned.'],
  },
  {
    id: 'departure',
    label: 'Departure at the top',
    isAboutWhatChanges: true,
    covers: ['executive'],
    words:
      /\b(?:ceo|cfo|coo|cto|chief executive|chief \w+ officer|founder|co-founder|chair(?:man|woman|person)?|president|managing director|(?<!account )director)[’']?s? (?:\w+ ){0,3}(?:resign(?:ed|s|ation)?|stepp(?:ed|ing) down|steps down|quits?|has left|is leaving|leaves)\b/gi,
    cluster: 'accident',
    clusterReason: 'a change of which people ask the reasons',
    topic: '[organization]: who leads it now, and what changes for you',
    staffTopic: '[role of the person]',
    empathy: 'We know that people want to hear who answers for it now.',
    now: [
      '[What goes on as before, or what changes.] If you have a question about it, ask [name, role, phone or email].',
    ],
    nowForMedia: 'For customers and staff, [what goes on as before, or what changes], [organization] says.',
    affected: 'This concerns [role of the person], from [date].',
    unknown: 'who follows, and by when',
    isDecision: true,
    firstStep: 'From [date], [name, role] leads [organization].',
    process: '[Board or body] decides who follows, by [date of the decision].',
    processForMedia: '[Board or body] decides who follows, by [date of the decision].',
    commitment: 'We will say who follows as soon as it is decided.',
    staff: ['If you have a question about your work, ask [name, role].'],
    short: ['Here is who leads us now.', 'We will say who follows.'],
    dos: ['Agree with the person on one sentence about the reason, and on nothing that has to be taken back.'],
  },
  {
    id: 'backlash',
    label: 'Public criticism',
    words:
      /\b(?:backlash|boycott\w*|\d[\d,.]* (?:million |thousand )?views|outrage|viral|trending|hashtag|#\w+|shitstorm|(?:twitter|media) storm|(?:angry|negative) (?:comments|reviews|posts)|social media|tiktok|instagram|influencer|(?:our|the|an) (?:ad|advert|campaign|post|tweet) (?:\w+ ){0,4}(?:offen(?:ded|sive)|critici[sz]ed|insensitive|mocked)|offensive|insensitive)\b/gi,
    cluster: 'accident',
    clusterReason: 'a challenge: people say that an organization acts wrongly',
    topic: '[the post, campaign or decision]: what we do now',
    empathy: 'We know that [the post, campaign or decision] has upset people.',
    now: ['If you want to tell us more, write to [address]. [Who reads the messages, and who answers.]'],
    nowForMedia: 'Anyone who wants to say more about it can write to [address], [organization] says.',
    affected: 'This concerns everyone whom [the post, campaign or decision] has offended or let down.',
    unknown: 'what will be done differently',
    firstStep: 'We have [paused, changed or removed] [the post, campaign or decision].',
    process: 'We will decide by [date of the decision], after [talks with the people it concerns].',
    processForMedia: '[organization] will decide by [date of the decision], after [talks with the people it concerns].',
    commitment: 'We will say what we decide, and why.',
    staff: ['From company accounts, do not argue, like or delete anything. [Team] answers.'],
    short: ['Here is where to write.', 'We decide, and say why.'],
    dos: ['Stop scheduled posts and advertisements. Keep a copy of what was said before anything is removed.'],
  },
]

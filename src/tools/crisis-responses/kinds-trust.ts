/** Crises of what an organization says, prints and buys, and of what single people did to it or in its name. */
import type { CrisisKind } from './crisis-kind'

/** People of the organization, for whom it answers, other than those at its top. */
const STAFF =
  '(?:instructors?|teachers?|coach(?:es)?|trainers?|tutors?|employees?|workers?|drivers?|couriers?|nurses?|doctors?|therapists?|carers?|caregivers?|managers?|treasurers?|accountants?|bookkeepers?|cashiers?|guards?|volunteers?|priests?|pastors?|cooks?|chefs?|waiters?|technicians?|contractors?|colleagues?|member of (?:our |the )?staff|staff members?)'

const OFFENSIVE =
  '(?:swastikas?|blackface|nooses?|nazi|racist|sexist|homophobic|transphobic|anti-?semitic|islamophobic|offensive|insulting|derogatory)'

export const TRUST_KINDS: readonly CrisisKind[] = [
  {
    id: 'advice',
    label: 'Dangerous advice or instructions',
    words:
      /\b(?:(?:chatbot|assistant|bot|ai|app|website|manual|leaflet|label|video|recipe|instructions?|hotline) (?:[\w-]+ ){0,3}(?:told|tells|advis\w+|recommend\w*|suggest\w*|says|said) (?:[\w’'-]+ ){0,5}to (?:mix|take|eat|drink|use|stop|inject|swallow|ignore|skip|cook|heat|apply|give|touch|hurt|harm)|(?:dangerous|harmful) (?:advice|instructions?|recipe|tip))\b/gi,
    covers: ['product', 'food', 'backlash'],
    isSafety: true,
    cluster: 'accident',
    clusterReason: 'a mistake in what an organization says, whose cause is not known yet',
    topic: '[The advice]: please do not follow it',
    empathy: 'We know that people trust what we tell them, and that this is worrying.',
    now: [
      'Do not follow [the advice]: [what it does to people, and what is right instead].',
      'If you have followed it, [what to do first], and call [poison control or medical helpline]. In an emergency, call [emergency number].',
    ],
    nowForMedia: '[organization] asks everyone not to follow [the advice].',
    affected: 'This concerns everyone who has got [the advice], [where, from date to date].',
    unknown: 'how many people got it, and how it came about',
    firstStep: 'We have [first step taken, such as switching it off].',
    process: 'We are [what is being done now, such as writing to everyone who got it].',
    processForMedia: '[organization] is [what is being done now, such as writing to everyone who got it].',
    staff: [
      'If someone followed it, pass them on to [poison control or medical helpline] first, then to [name, role].',
    ],
    short: ['Do not follow the advice.', 'We will share what is confirmed.'],
    dos: ['Switch off or take down what gives the advice before you explain it, and keep a copy.'],
  },
  {
    id: 'test-results',
    label: 'Wrong test results',
    words:
      /\b(?:(?:wrong|false|incorrect|mixed[- ]up|swapped) (?:\w+ ){0,2}(?:results?|diagnos[ei]s|findings|readings)|misdiagnos\w+|(?:wrongly|falsely|mistakenly|incorrectly) (?:told|diagnosed|cleared|informed)|false (?:negatives?|positives?)|results? (?:\w+ ){0,4}(?:mixed up|swapped|(?:was|were) (?:wrong|incorrect)))\b/gi,
    covers: ['medicine', 'injury'],
    isSafety: true,
    cluster: 'accident',
    clusterReason: 'a mistake in a test, whose cause is not known yet',
    topic: '[The test]: some results were wrong',
    empathy: 'We know how worrying this is for everyone who waits for a result that they can rely on.',
    now: [
      'If your result may be wrong, [who calls you, and by when]. You get [a new test, when and where].',
      'Until then, ask your doctor before you change anything about a treatment. If you feel unwell, call a doctor.',
    ],
    nowForMedia:
      '[organization] asks everyone with [the test, from date to date] to speak with a doctor before changing anything about a treatment.',
    affected: 'This concerns [the test, from date to date]. Everyone else can rely on their results: [how you know].',
    unknown: 'how many people are affected, and how it happened',
    firstStep: 'We have [first step taken, such as calling everyone affected].',
    process: 'We are [what is being done now, such as having all results of those days checked again].',
    processForMedia:
      '[organization] is [what is being done now, such as having all results of those days checked again].',
    staff: ['Pass every question about a result to [name, role] at once, and give no medical advice on the phone.'],
    short: ['Ask your doctor before changing anything.', 'We will share what is confirmed.'],
    dos: ['Call those whose result was wrong, one by one, before anybody can read it.'],
  },
  {
    id: 'hygiene',
    label: 'Germs or harmful substances at a place',
    words:
      /\b(?:legionell\w*|legionnaires\w*|asbestos|bed ?bugs?|vermin|rats?|cockroach\w*|measles|tuberculosis|meningitis|scabies|(?:lead|arsenic|pfas|bacteria|germs|e\. ?coli|mou?ld|chemicals?) (?:[\w-]+ ){0,4}(?:in|into) (?:(?:our|the|all) )?(?:[\w-]+ ){0,2}(?:water|wells?|showers?|taps?|pool|walls?|air|rooms?|classrooms?|building)|(?:water|air) (?:[\w-]+ ){0,3}contaminated)\b/gi,
    covers: ['product', 'food', 'injury', 'environment'],
    isSafety: true,
    cluster: 'accident',
    clusterReason: 'a danger at a place whose cause is not known yet',
    topic: '[place]: what to do now',
    empathy: 'We know that this is worrying for everyone who was there.',
    now: [
      'Do not use [what is affected, such as showers, taps or rooms] until [authority] says that it is safe.',
      'If you were at [place] since [date] and feel ill or are worried, ask a doctor, and say where you were.',
    ],
    nowForMedia:
      '[organization] asks everyone who was at [place] since [date] and feels ill to see a doctor, and to say where they were.',
    affected: 'This concerns everyone who was at [place] since [date].',
    unknown: 'where it comes from, how many people are affected, and since when it has been there',
    firstStep: 'We have [first step taken, such as closing it off].',
    process: 'We are [what is being done now, such as testing with the health authority].',
    processForMedia: '[organization] is [what is being done now, such as testing with the health authority].',
    staff: ['Keep [what is affected, such as showers, taps or rooms] closed, and ask a doctor if you feel ill.'],
    short: ['Feel ill? Ask a doctor.', 'We will share what is confirmed.'],
    dos: ['Call the health authority first: it says who has to be told and tested.'],
  },
  {
    id: 'missing-person',
    label: 'Missing person',
    words:
      /\b(?:(?:missing|disappeared|vanished|cannot find|can[’']t find|could not find|searching for|lost) (?:[\w-]+ ){0,4}(?:boys?|girls?|child|children|guests?|patients?|residents?|hikers?|climbers?|divers?|swimmers?|students?|man|woman|persons?|passengers?|campers?)|(?:boy|girl|child|guest|patient|resident|hiker|climber|diver|swimmer|student|man|woman|person|passenger|camper)s? (?:[\w-]+ ){0,4}(?:missing|disappeared|vanished))\b/gi,
    isSafety: true,
    cluster: 'accident',
    clusterReason: 'a search in which nothing is settled',
    topic: 'Please help to find [name, as the police give it out]',
    staffTopic: 'The search for [name, as the police give it out]',
    empathy: 'We know that the family is waiting for news.',
    now: [
      'If you have seen [name and description, as the police give them out], call [police contact].',
      'Please do not search on your own: [where those meet whom the police ask to help].',
    ],
    nowForMedia:
      '[organization] asks everyone who has seen [name and description, as the police give them out] to call [police contact].',
    affected: 'This concerns everyone who is or was at [place].',
    unknown: 'where the person is, and what happened',
    firstStep: 'We have [first step taken, as the police asked].',
    process: 'The police lead the search. We are [what is being done now, as the police asked].',
    processForMedia: 'The police lead the search. [organization] is [what is being done now, as the police asked].',
    commitment:
      'We will support the family with [support offered], and leave every word about the person to the police.',
    staff: ['Tell the police what you saw, and when. Publish no picture or name that they have not given out.'],
    short: ['Seen something? Call the police.', 'The police lead the search.'],
    dos: ['Speak with the family before every text, and let the police read it first.'],
  },
  {
    id: 'crime',
    label: 'Crime of which one person is accused',
    words: new RegExp(
      `\\b(?:${STAFF}|priest|he|she) (?:[\\w’'-]+ ){0,3}?(?:arrested|charged|accused|indicted|embezzl\\w+|stole|stealing|defraud\\w+|assault\\w*|raped|molest\\w*|groped|(?:secretly )?film(?:ed|ing) (?:\\w+ ){0,4}(?:changing|locker|dressing|bath|rest|shower|toilet)\\w*)\\b`,
      'gi',
    ),
    covers: ['financial-legal', 'backlash'],
    cluster: 'accident',
    clusterReason: 'what one person is accused of, and nothing is settled',
    topic: '[organization]: what we know, and whom you can ask',
    staffTopic: '[role of the person]',
    empathy: 'We know that this is hard for everyone whom it concerns.',
    now: [
      'If you think that this concerns you, you can reach the police at [police contact], and us at [name and phone of one person].',
      '[What changes for you, such as lessons, appointments or accounts, and whom to ask.]',
    ],
    nowForMedia: 'Anyone whom this may concern can reach the police at [police contact], [organization] says.',
    affected: 'This concerns everyone who [had to do with the person, where and since when].',
    unknown: 'what can be established, and whether others are concerned',
    firstStep: 'We have [first step taken to protect people].',
    process:
      'What happened is for the police and the courts to establish. We are [what is being done now, such as giving them what they ask for].',
    processForMedia:
      'What happened is for the police and the courts to establish. [organization] is [what is being done now, such as giving them what they ask for].',
    commitment: 'Until a court has decided, we do not judge. We will say what we change to protect people.',
    staff: ['If you know something, you are free to tell the police, and you can tell [name, role]. Delete nothing.'],
    short: ['Here is whom you can call.', 'We do not judge before a court.'],
    dos: [
      'Reach those who may have been harmed, and offer help, before you speak of anything else.',
      'Call nobody guilty, and name nobody, before a court has.',
    ],
    isAboutWhatChanges: true,
  },
  {
    id: 'vandalism',
    label: 'Vandalism, break-in or theft',
    words:
      /\b(?:vandal\w*|graffiti|sprayed|break-?ins?|broke into|burgl\w+|robb(?:ed|ery)|looted|smashed (?:our|the|all) \w+)\b/gi,
    cluster: 'victim',
    clusterReason: 'a crime from outside',
    topic: '[place]: what happened, and what is open',
    empathy: 'We know that this hurts and worries people who come to us.',
    now: [
      'If you saw something, tell the police at [police contact].',
      '[What is open and what is not, and what is done so that people are safe.]',
    ],
    nowForMedia: 'Anyone who saw something can tell the police at [police contact], [organization] says.',
    affected: 'This concerns everyone who comes to [place].',
    unknown: 'who did it, and how great the damage is',
    firstStep: 'We have [first step taken, such as reporting it to the police].',
    process: 'We are [what is being done now, such as repairing the damage].',
    processForMedia: '[organization] is [what is being done now, such as repairing the damage].',
    commitment: 'We will say when everything is open as usual.',
    staff: ['Touch nothing before the police have seen it, and tell [name, role] if you do not feel safe.'],
    short: ['Saw something? Tell the police.', 'We will say when all is open.'],
    dos: ['Show no picture of a slogan or a symbol: that is what those who left it want.'],
  },
  {
    id: 'supply-chain',
    label: 'Conditions at a supplier or on a farm',
    words:
      /\b(?:child labou?r|forced labou?r|modern slavery|sweatshops?|animal (?:cruelty|abuse|welfare)|undercover (?:video|footage|recording|report|investigation)|below (?:the )?minimum wage|(?:subcontractors?|suppliers?) (?:[\w’'-]+ ){0,4}(?:underpa\w+|exploit\w*|mistreat\w*|abus\w*))\b/gi,
    covers: ['labor', 'backlash', 'workplace'],
    cluster: 'preventable',
    clusterReason: 'conditions for which people hold the buyer responsible, too',
    topic: '[supplier, farm or site]: what we know, and what we do',
    empathy: 'We know that this troubles people who buy from us or work with us.',
    now: [
      'If you know something about it, you can report it at [reporting channel]. [How those who report are protected.]',
      '[What happens with goods or services from there, and whom to ask.]',
    ],
    nowForMedia: 'Anyone who knows something about it can report it at [reporting channel], [organization] says.',
    affected: 'This concerns [supplier, farm or site], and [goods or services from there].',
    unknown: 'what exactly happened, and at which other sites',
    firstStep: 'We have [first step taken, such as sending somebody there].',
    process: 'We are [what is being done now, such as having the site checked by somebody independent].',
    processForMedia:
      '[organization] is [what is being done now, such as having the site checked by somebody independent].',
    commitment: 'We will say what we find, and what changes there because of it, by [date of the findings].',
    staff: ['Pass what you know to [name, role]. Delete no contract, report or message.'],
    short: ['Here is where to report.', 'We will share what is confirmed.'],
    dos: ['Help those who are harmed first; ending the contract at once can harm them more.'],
  },
  {
    id: 'offensive-work',
    label: 'Something offensive that you published or sold',
    words: new RegExp(
      `\\b(?:we|our (?:[\\w’'-]+ ){0,3}?[\\w’'-]+) (?:(?:have|has|had|accidentally|mistakenly|unknowingly) )*(?:print|publish|post|s[eo]l[dl]|design|use|ran|air|releas|sen[dt]|show|depict|featur|contain|look)\\w* (?:[\\w’'-]+ ){0,6}?${OFFENSIVE}`,
      'gi',
    ),
    covers: ['executive', 'workplace', 'backlash', 'remarks'],
    cluster: 'preventable',
    clusterReason: 'a mistake of an organization’s own that hurts people',
    topic: '[The design, text or picture]: we are sorry',
    isSaidFirst: true,
    empathy: 'This is wrong. It should not have been published, and we are sorry to everyone whom it hurts.',
    now: [
      'If you have [the product or text], [what to do with it, and what you get].',
      'If you want to tell us more, write to [address]. [Who reads the messages, and who answers.]',
    ],
    nowForMedia:
      'Anyone who has [the product or text] can [what to do with it, and what they get], [organization] says.',
    affected: 'This concerns [the product, text or picture, and where it could be seen].',
    unknown: 'how it could be published, and who had seen it before',
    firstStep: 'We have [first step taken, such as removing it everywhere].',
    process: 'We are [what is being done now, and with whom].',
    processForMedia: '[organization] is [what is being done now, and with whom].',
    commitment: 'We will say how this could happen, and what we change.',
    staff: ['Take it down wherever you find it, and send people who ask to [name, role].'],
    short: ['It was wrong; we are sorry.', 'We will say what we change.'],
    dos: ['Speak to the people whom it hurts before you speak about them, and do not show it again.'],
  },
]

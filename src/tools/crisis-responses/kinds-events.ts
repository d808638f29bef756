/** Crises that happen at a place: accidents, transport, the environment, weather, violence. */
import type { CrisisKind } from './crisis-kind'
import { ANIMAL_DEATH } from './losses'

const ACCIDENT = { cluster: 'accident', clusterReason: 'an accident whose cause is not known yet' } as const

export const EVENT_KINDS: readonly CrisisKind[] = [
  {
    id: 'security',
    label: 'Violence or threat',
    words:
      /\b(?:shootings?(?! (?:a|the|our|an) )|active shooter|gunm[ae]n|gunshots?|shots? (?:was|were) fired|bomb(?:s|ing)?|bomb threats?|hostages?|stabb(?:ed|ing)|knife attack|terror(?:ist|ists|ism)?|arson)\b/gi,
    covers: ['injury'],
    isSafety: true,
    isAtAPlace: true,
    cluster: 'victim',
    clusterReason: 'violence from outside',
    topic: '[place]: please do as the police ask',
    empathy: 'We know that people are afraid, and that families are waiting for news.',
    now: [
      'If you are at [place], do as the police ask: [their instruction]. If you are elsewhere, stay away.',
      'If you are in danger, call [emergency number].',
      'If you are looking for someone who was there, call [helpline number].',
    ],
    nowForMedia: '[organization] asks everyone at [place] to do as the police ask, and everyone else to stay away.',
    affected: 'This concerns everyone who is or was at [place].',
    unknown: 'how many people are affected, and when it will be safe to come back',
    firstStep: 'We have [first step taken, as the police asked].',
    process:
      'The police lead. We are [what is being done now, as the police asked]. Questions about the case go to [police contact].',
    processForMedia:
      'The police lead. [organization] is [what is being done now, as the police asked]. Questions about the case go to [police contact].',
    commitment: 'We will support everyone who was there, and their families, with [support offered].',
    staff: ['Follow the police first. When you are safe, tell [name, role]. Support is available at [support line].'],
    short: ['Stay away. If you are there, do as the police ask.', 'The police lead.'],
    dos: ['Agree every text with the police: a detail can put people in danger.'],
  },
  {
    id: 'transport',
    label: 'Transport accident',
    words:
      /\b(?:derail\w*|emergency landing|(?:planes?|aircraft|jets?|flights?|helicopters?|trains?|trams?|buse?s?|coach(?:es)?|ferr(?:y|ies)|ships?|boats?)(?: \w+){0,3} (?:crashed|collided|capsized|sank|overturned|ran aground|ran off|caught fire|skidded|(?:hit|struck|rammed) (?:an?|the|another|our)\b)|(?:plane|aircraft|helicopter|train|tram|bus|coach|ferry|ship|boat) (?:crash|accident|collision))\b/gi,
    covers: ['injury', 'product', 'vehicle'],
    isSafety: true,
    ...ACCIDENT,
    topic: '[route, flight or line]: help for passengers and families',
    empathy: 'We know that everyone who had someone on board is waiting for news.',
    now: [
      'If you are looking for someone who was on board [route, flight or line], call [helpline number].',
      'If you were going to travel on [route, flight or line], [what to do instead].',
    ],
    nowForMedia: 'Families of those on board [route, flight or line] can call [helpline number], [organization] says.',
    affected: 'This concerns everyone who was on board [route, flight or line], and their families.',
    unknown: 'how many people are affected, how they are, and what caused it',
    firstStep: 'We have [first step taken, such as bringing everyone to safety].',
    process:
      'We are [what is being done now, such as helping the emergency services]. The cause is for [investigating authority] to establish.',
    processForMedia:
      '[organization] is [what is being done now, such as helping the emergency services]. The cause is for [investigating authority] to establish.',
    commitment: 'We will support passengers and families with [support offered].',
    staff: [
      'Unless you are helping somebody, touch and move nothing until [investigating authority] allows it.',
      'Direct passengers and families to [place or helpline]. If you saw what happened, you are free to tell the investigators. Support is available at [support line].',
    ],
    short: ['Looking for someone? Call our helpline.', 'Investigators establish the cause.'],
    dos: ['Reach the families before any name is made public; name nobody without their consent.'],
  },
  {
    id: 'environment',
    label: 'Spill, leak or pollution',
    words:
      /\b(?:oil spills?|(?:chemical|gas|toxic) (?:leaks?|spills?|clouds?|smoke|fumes)|(?:leak|spill|escap|releas)\w* (?:\w+ ){0,3}(?:oil|gas|chemicals?|ammonia|chlorine|acid|fuel|diesel|sewage|wastewater|solvents?)|(?:oil|gas|chemicals?|ammonia|chlorine|acid|fuel|diesel|sewage|wastewater|solvents?) (?:\w+ ){0,3}(?:leak\w*|spill\w*|escap\w*|released)|(?:leak|spill|flow|pump|dump)\w* (?:\w+ ){0,3}(?:into|in) (?:the|a|our) (?:\w+ )?(?:river|lake|sea|creek|stream|bay|groundwater|soil)|smoke (?:\w+ ){0,3}(?:over|across|in) (?:the )?(?:\w+ )?(?:town|city|village|area|neighbou?rhood|valley)|pollut(?:ed|es|ion|ing)|contaminated (?:river|water|soil|well|lake))\b/gi,
    covers: ['product'],
    isSafety: true,
    isAtAPlace: true,
    ...ACCIDENT,
    // A message that does not say what leaked is not opened in time.
    topic: '[what leaked] at [place]: what to do now if you are nearby',
    empathy: 'We know that neighbors want to know whether they are safe.',
    now: [
      'If you are near [place], [what the authority advises, such as staying indoors].',
      'If you find it hard to breathe, if your eyes or skin burn, or in any other emergency, call [emergency number]. If you feel unwell, call a doctor.',
    ],
    nowForMedia: '[organization] asks people near [place] to follow the advice of [authority].',
    affected: 'This concerns everyone near [place].',
    unknown: 'whether it still leaks, how much came out, and what caused it',
    firstStep: 'We have [first step taken, such as closing the valve].',
    process:
      'We are [what is being done now, such as measuring and cleaning up with the authority]. [Whether readings are published, and where.]',
    processForMedia:
      '[organization] is [what is being done now, such as measuring and cleaning up with the authority]. [Whether readings are published, and where.]',
    staff: ['Keep away from [place], and follow [safety lead]. You are free to tell inspectors what you saw.'],
    short: ['Follow the advice of the authorities.', 'We will share what is confirmed.'],
    dos: ['Publish readings with place and time, also the bad ones.'],
  },
  {
    id: 'injury',
    label: 'Accident or injury',
    words:
      /\b(?:injur(?:y|ies|ed|ing)|hurt|wounded|killed|died|dies|dead|deaths?|fatal(?:ity|ities)?|hospitali[sz]ed|(?:to|in) (?:the )?hospital|accident|explosion|exploded|collapsed?|fell from|crash(?:ed)? into|(?:car|truck) crash|burns?|burn(?:ed|t)|scald(?:ed|s)?|drown(?:ed|ing)?|evacuated|fire (?:broke out|at|in)|caught fire|fell (?:into|onto|off|through)|knocked (?:over|down)|ran over|run over|trampled|crushed|buried|bitten|stung|(?:broken|fractured|broke) (?:an? |his |her |their )?(?:arms?|legs?|hips?|ribs?|necks?|bones?|wrists?|ankles?|skulls?)|fractures?|concussions?|trapped|stuck (?:in|inside|on)|(?:elevators?|lifts?|rides?|cable cars?|gondolas?|roller ?coasters?) (?:[\w-]+ ){0,6}stuck)\b/gi,
    isSafety: true,
    isAtAPlace: true,
    ...ACCIDENT,
    topic: '[place]: what happened, and what to do now',
    empathy: 'We know that families, friends and colleagues are waiting for news.',
    now: [
      'Family and colleagues of those affected can call [helpline number].',
      'If you were coming to [place], [whether it is open, and what to do instead].',
    ],
    nowIf: [
      {
        words:
          /\b(?:are|is|still|reported|feared) (?:\w+ )?(?:missing|buried|unaccounted)\b|\bmissing (?:people|persons?|workers?|guests?)\b/i,
        now: 'If you are looking for someone who was at [place], call [helpline number].',
      },
    ],
    nowForMedia: 'Families of those affected can call [helpline number], [organization] says.',
    affected: 'This concerns everyone who was at [place], and their families.',
    unknown: 'how many people are affected, how they are, and what caused it',
    firstStep: 'We have [first step taken to make the place safe].',
    process: 'We are [what is being done now, such as helping the emergency services and inspectors].',
    processForMedia:
      '[organization] is [what is being done now, such as helping the emergency services and inspectors].',
    staff: [
      'Unless you are helping somebody, keep away from [where it happened], and touch and move nothing there until [authority] allows it.',
      'If you saw what happened, please tell [name, role]. You are free to tell the police and inspectors, too. Support is available at [support line].',
    ],
    short: ['Families can call our helpline.', 'We will share what is confirmed.'],
    dos: ['Reach the families before any name is made public; name nobody without their consent.'],
  },
  {
    id: 'animal',
    label: 'Harm to animals',
    words: ANIMAL_DEATH,
    covers: ['injury'],
    ...ACCIDENT,
    topic: '[place]: what happened, and whom you can ask',
    empathy: 'We know how much people love their animals.',
    now: [
      'If your animal was with us, or is now, you can ask about it at [name and phone of one person].',
      '[What changes for animals that are with us, and for appointments.]',
    ],
    nowForMedia: 'Anyone whose animal was with [organization] can call [name and phone of one person], it says.',
    affected: 'This concerns everyone whose animal was with us [where, from date to date].',
    unknown: 'what caused it, and whether other animals are affected',
    firstStep: 'We have [first step taken to keep other animals safe].',
    process: 'We are [what is being done now, such as having the cause found by a vet].',
    processForMedia: '[organization] is [what is being done now, such as having the cause found by a vet].',
    staff: ['Keep everything as it was for the vet, and tell [name, role] what you saw.'],
    short: ['Here is whom you can call.', 'We will share what is confirmed.'],
    dos: ['Call the owner yourself, at once, before you write a word.'],
  },
  {
    id: 'disaster',
    label: 'Storm or other natural disaster',
    words:
      /\b(?:(?<!twitter |media )storms?(?! of)|hurricanes?|tornado(?:es)?|earthquakes?|flood(?:s|ed|ing)?(?! with (?:calls|complaints|mails|messages|questions|reviews))|wildfires?|lightning|blizzards?|landslides?|power cut by (?:the )?storm)\b/gi,
    covers: ['outage'],
    isSafety: true,
    isAtAPlace: true,
    cluster: 'victim',
    clusterReason: 'a natural disaster',
    topic: '[place]: what happened, and what to do now',
    empathy: 'We know that people are waiting for news.',
    now: [
      'If you are at [place], [where to go, and who looks after you].',
      'If you are elsewhere, stay away from [place] until [authority] says that it is safe.',
      '[What changes for bookings, orders or appointments, and whom to ask.]',
    ],
    nowForMedia:
      '[organization] asks everyone who is not at [place] to stay away until [authority] says that it is safe.',
    affected: 'This concerns everyone who is at [place], or was going to come.',
    unknown: 'how great the damage is, and when it opens again',
    firstStep: 'We have [first step taken, such as bringing everyone to safety].',
    process: 'We are [what is being done now, such as finding out with the fire department how great the damage is].',
    processForMedia:
      '[organization] is [what is being done now, such as finding out with the fire department how great the damage is].',
    commitment: '[What support you offer, and to whom.] We will say what is open, and when.',
    staff: ['Do not come to [place]. Please tell [name, role] that you are safe, and what you need.'],
    short: ['Stay away until it is safe.', 'We will say when all is open.'],
    dos: ['Count your people first: staff, visitors, contractors.'],
  },
]

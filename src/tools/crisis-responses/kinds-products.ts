/** Crises of something that people use, eat, take or drive: what they do with it now comes first. */
import type { CrisisKind } from './crisis-kind'

const FAULT = { cluster: 'accident', clusterReason: 'a technical fault whose cause is not known yet' } as const

const MEDICINE = {
  affected: 'This concerns [medicine or device]: [batch numbers and where to find them, or all of it].',
  unknown: 'which batches are affected, what caused it, and how many people are affected',
  firstStep: 'We have [first step taken, such as stopping deliveries].',
  process:
    'We are [what is being done now, such as looking for the cause with a laboratory and telling doctors and pharmacists].',
  processForMedia:
    '[organization] is [what is being done now, such as looking for the cause with a laboratory and telling doctors and pharmacists].',
} as const

export const PRODUCT_KINDS: readonly CrisisKind[] = [
  {
    id: 'medicine',
    label: 'Medicine or medical device',
    words:
      /\b(?:side[- ]effects?|adverse (?:events?|reactions?)|overdos(?:e|ed|es|ing)|(?:wrong|incorrect|double) (?:medicine|medication|drug|vial|tablets?)|after (?:taking|injecting) (?:our|the|a|one))\b/gi,
    covers: ['product', 'food', 'allergen', 'injury'],
    isSafety: true,
    ...FAULT,
    topic: '[medicine or device]: please ask your doctor or pharmacist',
    empathy: 'We know how much people depend on their treatment, and that this is worrying.',
    // The FDA and hospitals advise the same: an abrupt stop can do more harm than the fault.
    // https://health.clevelandclinic.org/medication-recalled-what-you-should-do-next-may-surprise-you/
    now: [
      'If you use [medicine or device], ask your doctor or pharmacist before you change anything about your treatment.',
      'If you feel unwell, call a doctor. In an emergency, call [emergency number].',
    ],
    nowForMedia:
      '[organization] asks everyone who uses [medicine or device] to speak with a doctor or pharmacist before changing anything about the treatment.',
    ...MEDICINE,
    staff: [
      '[Whether selling and deliveries stop now, as the medical lead has decided.]',
      'Pass every report from a patient, doctor or pharmacist to [name, role] at once, and give no medical advice.',
    ],
    short: ['Ask your doctor or pharmacist before changing anything.', 'We will share what is confirmed.'],
    dos: ['Agree every word of advice to patients with a physician and the authority before it goes out.'],
  },
  {
    id: 'dose',
    label: 'Wrong dose or label of a medicine',
    words:
      /\b(?:(?:wrong|incorrect|double|missing) (?:dose|dosage|strength|dosing)|(?:dose|dosage|strength) (?:\w+ ){0,5}(?:is|are|was|were) (?:wrong|incorrect|missing)|mislabell?ed (?:\w+ ){0,2}(?:medicines?|medications?|drugs?|syrups?|tablets?|pills?|vaccines?|insulin))\b/gi,
    covers: ['medicine', 'product', 'food', 'allergen', 'injury'],
    isSafety: true,
    ...FAULT,
    topic: '[medicine or device]: ask for the right dose first',
    empathy: 'We know that this is worrying for everyone who has taken the medicine, or given it to somebody.',
    // A dose that is wrong on the label keeps harming as long as people go on taking it as the label says.
    now: [
      'Do not take or give [medicine or device] as the label says. Ask a doctor or pharmacist for the right dose first.',
      'If somebody has taken it as the label says, call [poison control or medical helpline], even without symptoms. In an emergency, call [emergency number].',
      'If a doctor prescribed it, do not stop without asking.',
    ],
    nowForMedia:
      '[organization] asks everyone not to take or give [medicine or device] as the label says, and to ask a doctor or pharmacist for the right dose first.',
    ...MEDICINE,
    unknown: 'which batches are affected, what caused it, and how many people took the wrong dose',
    staff: [
      'Stop selling and delivering [medicine or device] now.',
      'Pass every report from a patient, parent, doctor or pharmacist to [name, role] at once, and give no medical advice.',
    ],
    short: ['Ask for the right dose first.', 'We will share what is confirmed.'],
    dos: ['Agree the right dose and every word about it with a physician and the authority before it goes out.'],
  },
  {
    id: 'allergen',
    label: 'Undeclared allergen',
    words: /\b(?:(?:undeclared |hidden |unlabell?ed )?allergens?|allerg(?:y|ic|ies)|anaphyla\w+|undeclared)\b/gi,
    covers: ['product', 'food', 'injury', 'animal'],
    isSafety: true,
    cluster: 'accident',
    clusterReason: 'a fault in production or labeling whose cause is not known yet',
    topic: '[product and batch]: not for people who are allergic to [allergen]',
    empathy: 'We know how much people with an allergy depend on what a label says.',
    now: [
      'Nobody with an allergy to [allergen] should eat [product and batch]. If you or someone you care for has this allergy, do not eat it or give it out.',
      'If you have a reaction, call [emergency number] at once.',
    ],
    nowForMedia: '[organization] asks that nobody with an allergy to [allergen] eat [product and batch].',
    affected: 'This concerns everyone with an allergy to [allergen], and everyone who cares for somebody with one.',
    unknown: 'which batches are affected, how it happened, and how many people had a reaction',
    firstStep: 'We have [first step taken, such as stopping sales].',
    process: 'We are [what is being done now, such as looking for the cause with a laboratory and telling every shop].',
    processForMedia:
      '[organization] is [what is being done now, such as looking for the cause with a laboratory and telling every shop].',
    staff: ['Stop selling and serving [product and batch] now, and pass every report of a reaction to [name, role].'],
    short: ['Allergic? Do not eat it.', 'We will share what is confirmed.'],
    dos: ['Keep samples of every batch, and tell allergy groups: they reach the people at risk first.'],
  },
  {
    id: 'food',
    label: 'Food safety',
    words:
      /\b(?:food[- ]poison(?:ing|ed)?|salmonell?a|listeria|e\. ?coli|botulism|norovirus|made (?:\w+ )?(?:sick|ill) by our (?:food|meal)|after (?:eating|drinking) (?:our|the|a|one|at|in|from)|mou?ld(?:y)? (?:\w+ )?(?:in|on) (?:our|the|some|a) (?:[\w&’'-]+ ){0,4}(?:yogh?urts?|bread|cheese|cakes?|juices?|sauces?|jams?|fruits?|nuts|cups|jars|food)|spit(?:s|ting)? (?:in|into|on) (?:the |our |his |her )?(?:\w+ )?(?:food|meals?|dish(?:es)?|burgers?|pizzas?|soups?)|(?:sick|ill) after (?:eating|drinking|a meal|lunch|dinner))/gi,
    covers: ['product', 'injury', 'animal'],
    isSafety: true,
    cluster: 'accident',
    clusterReason: 'a fault in production whose cause is not known yet',
    topic: '[product and batch, or meal and date]: what to do now',
    empathy: 'We know how worrying this is for everyone who may be affected.',
    now: [
      'If you have eaten [product and batch, or meal and date] and feel ill, see a doctor, and say what you ate and when. In an emergency, call [emergency number].',
      'Do not eat or serve [product and batch, or meal and date].',
    ],
    nowForMedia:
      '[organization] asks everyone who has eaten [product and batch, or meal and date] and feels ill to see a doctor, and everyone else not to eat it.',
    affected: 'This concerns everyone who has eaten [product and batch, or meal and date], or still has some of it.',
    unknown: 'which batches or meals are affected, what caused it, and how many people are ill',
    firstStep: 'We have [first step taken, such as stopping sales or closing the kitchen].',
    process: 'We are [what is being done now, such as looking for the cause with a laboratory].',
    processForMedia: '[organization] is [what is being done now, such as looking for the cause with a laboratory].',
    staff: [
      'Stop selling and serving [product and batch, or meal and date] now, keep what is left for the tests, and stay at home if you feel ill.',
      'If someone says that they fell ill, ask them to see a doctor, write down what they ate and when, and pass it on to [name, role] at once.',
    ],
    short: ['Do not eat it. Ill? See a doctor.', 'We will share what is confirmed.'],
    dos: ['Keep samples, and record every report with what was eaten, when and where.'],
  },
  {
    id: 'vehicle',
    label: 'Vehicle safety',
    words:
      /\b(?:(?:brakes?|airbags?|steering|seat ?belts?|tires?|tyres?) (?:[\w-]+ ){0,6}(?:fail\w*|defect\w*|fault\w*|recall\w*|crack\w*)|(?:brake|airbag|steering|seat ?belt|tire|tyre) (?:failures?|defects?|recall))\b/gi,
    covers: ['product', 'injury', 'animal'],
    isSafety: true,
    ...FAULT,
    topic: '[model and years]: please check whether yours is affected',
    empathy: 'We know that owners depend on their vehicles, and that this is worrying.',
    now: [
      'If you own or drive [model and years], check with the vehicle identification number at [web address for the check] whether yours is affected.',
      'Until you know, and if yours is affected, [park it and do not drive it, or the advice agreed with the authority].',
    ],
    nowForMedia:
      '[organization] asks owners of [model and years] to check with the vehicle identification number at [web address for the check] whether theirs is affected.',
    affected: 'This concerns [model and years].',
    unknown: 'which vehicles are affected, what caused it, and how many reports there are',
    firstStep: 'We have [first step taken, such as stopping deliveries].',
    process: 'We are [what is being done now, such as looking for the cause and preparing the repair].',
    processForMedia:
      '[organization] is [what is being done now, such as looking for the cause and preparing the repair].',
    staff: ['Stop deliveries of [model and years] now, and pass every report from an owner to [name, role].'],
    short: ['Check whether your vehicle is affected.', 'We will share what is confirmed.'],
    dos: ['Tell dealers and rental companies before they read it in the news.'],
  },
  {
    id: 'product',
    label: 'Product safety or recall',
    covers: ['injury', 'animal'],
    words:
      /\b(?:recall(?:s|ed|ing)?|defect(?:s|ive)?|overheat(?:s|ed|ing)?|contaminat(?:ed|ion)|product safety|unsafe product|faulty|breaks? off|broke off|swallow(?:s|ed|ing)?|bottles? (?:[\w’'-]+ ){0,5}explod\w*|choking hazard|tamper(?:ed|ing)|carbon monoxide|counterfeits?|fake versions?|(?:glass|metal|plastic|mou?ld|needles?|insects?) (?:\w+ )?in (?:our|the|a)\b|contain(?:s|ed|ing)? (?:\w+ )?(?:glass|metal|plastic|mou?ld|bacteria|lead|needles?)|(?:mak(?:e|es|ing)|made|got|get|became|are|is) (?:\w+ )?(?:sick|ill)|fell (?:ill|sick)|after using (?:our|the|a|one)|(?:batter(?:y|ies)|chargers?|phones?|laptops?|scooters?|bikes?|cables?|devices?|units?|toasters?|heaters?|dryers?|lamps?|lights?|toys?|products?) (?:\w+ ){0,2}(?:catch(?:es|ing)?|caught) fire|electric shocks?|melt(?:s|ed|ing)?)\b/gi,
    isSafety: true,
    ...FAULT,
    topic: '[product, model or batch]: please stop using it',
    empathy: 'We know that it is worrying to hear this about something that people have at home or at work.',
    now: [
      'Stop using [product, model or batch] now, and keep it away from children.',
      'You can check whether yours is affected at [web address for the check].',
    ],
    nowIf: [
      {
        words: /\b(?:overheat\w*|melt\w*|chargers?|cables?|plugs?|batter(?:y|ies)|electric shocks?)\b/i,
        now: 'Unplug it if you can touch it safely, and do not charge it again.',
      },
    ],
    nowForMedia: '[organization] asks everyone who has [product, model or batch] to stop using it.',
    affected: 'This concerns everyone who has [product, model or batch].',
    unknown: 'whether other models or batches are affected, what caused it, and how many reports there are',
    firstStep: 'We have [first step taken, such as stopping sales].',
    process: 'We are [what is being done now, such as looking for the cause with a laboratory].',
    processForMedia: '[organization] is [what is being done now, such as looking for the cause with a laboratory].',
    staff: [
      'Stop selling and delivering [product, model or batch] now, and pass every report from a customer to [name, role].',
    ],
    short: ['Stop using it now.', 'We will share what is confirmed.'],
    dos: ['Keep samples of the product, and record every report with date, batch and contact.'],
  },
]

/** What a scenario calls the thing: it decides what people are told, whatever else is wrong with it. */
export const THINGS: readonly { kind: string; words: RegExp }[] = [
  {
    kind: 'medicine',
    words:
      /\b(?:medicines?|medications?|meds|prescriptions?|pharmac(?:y|ies|ists?)|tablets? (?:against|for (?:\w+ )?(?:pain|pressure|heart|allerg\w*))|(?:pain|heart|blood pressure|sleeping|vitamin) (?:tablets?|pills?|capsules?)|pills?|capsules?|vaccin(?:es?|ations?)|insulin|inhalers?|antibiotics?|painkillers?|eye ?drops|syringes?|infusions?|pacemakers?|implants?|contraceptives?|cough syrup|supplements?|drug (?:company|maker|recall)|(?:our|the) drugs?|medical devices?)\b/gi,
  },
  {
    kind: 'food',
    words:
      /\b(?:(?:baby |pet |dog |cat )?foods?|formula|chocolates?|restaurants?|meals?|dish(?:es)?|salads?|milk|meat|beef|chicken|pork|ham|sausages?|fish|eggs?|cheese|yogh?urts?|bread|bakery|cakes?|cookies|pies?|soups?|sauces?|cereals?|snacks?|juices?|drinks?|beers?|bottled water|ice cream|canteen|cafeteria|kitchen|nuts|peanuts?|spinach|lettuce|fruits?|vegetables?)\b/gi,
  },
  {
    kind: 'product',
    words:
      /\bour (?:[\w’'-]+ ){0,3}(?:creams?|lotions?|shampoos?|cosmetics?|toys?|chargers?|batter(?:y|ies)|heaters?|kettles?|scooters?|bikes?|cribs?|strollers?|helmets?|lamps?|lights?|appliances?|cables?|phones?|laptops?|candles?|furniture|dressers?|blankets?|trampolines?|ladders?|swings?|slides?|bunk beds?|high chairs?|car seats?|pushchairs?|playpens?|drills?|saws?|mowers?|grills?|knives|skateboards?|hoverboards?|treadmills?|dumbbells?|jewelry|deodorants?|toothpastes?|hair dyes?|detergents?|wipes|diapers?|tampons?|masks?)(?!-)\b/gi,
  },
  {
    kind: 'vehicle',
    words: /\b(?:cars?|vehicles?|trucks?|motor(?:cycles?|bikes?)|suvs?|pickups?|electric vans?|trailers?)\b/gi,
  },
]

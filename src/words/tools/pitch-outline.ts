/** What each of the four weeks has to settle, while the kind of news is open. `[…]` is left to the visitor. */
export const outline: readonly { name: string; tasks: readonly string[] }[] = [
  {
    name: 'What it is',
    tasks: [
      'What has happened or will happen, in one sentence: [what is new]. Who confirms it: [name].',
      'Whether anybody has died, is missing, hurt, in danger or accused, or loses something by it: [yes or no]. With a yes, nothing is pitched: what warns, helps or finds people goes out now, without a name of who is accused, and all else waits for those affected, the authority or a lawyer.',
      'Who decides when it may be known, such as you, a court, an authority, a partner or an exchange: [name]. From when: [day and hour].',
      'Which of your goals it can serve with the truth and within the law, and by what you would see it: [goal and number].',
    ],
  },
  {
    name: 'Who hears it',
    tasks: [
      'Whom it concerns, and how they hear it before any reporter: [people and way].',
      'Who outside your organization could confirm it and be quoted by name: [name].',
      'Which reporters wrote on your subject, and by when they close: [names and days].',
      'What can be shown, with the right to print it and the consent of everyone who can be recognized: [pictures or figures].',
    ],
  },
  {
    name: 'What is said',
    tasks: [
      'The message, with the news in its first sentence: [50 to 150 words].',
      'The evidence for each promise about health, money or the environment: [source]. Without one, the promise goes.',
      'Who approves it in writing, everyone who is quoted, named or shown among them: [names].',
      'The five hardest questions, with their answers: [questions]. Who gives them: [name and number].',
    ],
  },
  {
    name: 'The last days',
    tasks: [
      'Where people find it once it may be known: [page]. Who tests it from outside: [name].',
      'In which order they hear of it: [those whom it concerns, staff, reporters].',
      'Who is free to answer on the day and the day after: [name and number].',
      'Who checks every figure, name and link once more: [name].',
    ],
  },
]

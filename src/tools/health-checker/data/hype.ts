import type { SourceName } from './sources'

/**
 * Words that journalists and editors say they are tired of, by the list that names them. Lists were read in the month
 * of `READ_ON` and are shortened to words that are rarely plain facts ("flexible" and "engagement" are left out).
 * A space also stands for a hyphen. What follows a word in its plain sense is excluded: "leading to".
 */
export const HYPE: readonly { source: SourceName; words: readonly string[] }[] = [
  { source: 'cision', words: ['breaking news', 'urgent', 'exclusive', 'read this', 'pay attention'] },
  {
    source: 'gobbledygook',
    words: [
      'next generation',
      'robust',
      'world class',
      'scalable',
      'easy to use',
      'cutting edge',
      'mission critical',
      'market leading',
      'industry standard',
      'turnkey',
      'ground ?breaking',
      'best of breed',
      'user friendly',
    ],
  },
  {
    source: 'prNews',
    words: [
      'fastest growing',
      'high performance',
      'incredibl[ey]',
      'leading(?! (?:to|up|into|from|a|the|its))',
      'powerful',
      'solutions',
      'unparalleled',
      'utili[sz](?:e|es|ed|ing)',
      'unsurpassed',
      'visionary',
      'outstanding(?! (?:loan|debt|balance|share|payment|invoice|amount))',
      'momentous',
      'value propositions?',
    ],
  },
  {
    source: 'ourOwn',
    words: [
      '(?:truly |very |extremely )?unique(?! (?:visitor|user|identifier))',
      'passionate',
      'showcas(?:e|es|ed|ing)',
      'first ever',
      'one stop shop',
      'harness(?:es|ed|ing)?',
      'future thinking',
      'on trend',
      '(?:better|bigger|faster|stronger|smarter|easier|simpler) than ever(?: before)?',
    ],
  },
  { source: 'ourOwn', words: ['revolutionary', 'revolutioni[sz](?:e|es|ed|ing)', 'innovative', 'synerg(?:y|ies)'] },
  {
    source: 'ourOwn',
    words: ['state of the art', 'leverag(?:e|es|ed|ing)', 'laser focused', 'prestigious', 'breathtaking', 'impressive'],
  },
  {
    source: 'ourOwn',
    words: [
      'best in class',
      'game chang(?:er|ers|ing)',
      'disruptive',
      'seamless(?:ly)?',
      'paradigm shifts?',
      'industry leading',
      'world leading',
      'trail ?blazing',
      'transformative',
      'unrivall?ed',
      'unprecedented',
      'supercharg(?:e|es|ed|ing)',
      'unleash(?:es|ed|ing)?',
      'once in a lifetime',
      'holistic',
      'amazing',
      'ultimate',
      'omnichannel',
    ],
  },
]

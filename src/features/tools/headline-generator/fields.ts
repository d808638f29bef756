import type { Fields } from '../kit/fields'

/** Product spec, section 5: the topic is required; nothing limits its length. */
export const fields = {
  topic: {
    kind: 'text',
    label: 'Topic',
    rows: 3,
    placeholder: 'Acme raises $5M to build solar kettles',
    hint: 'Your news in one sentence, or what it is about: “solar kettle”, “our new CEO Maria from Google”.',
    needsWords: true,
  },
} as const satisfies Fields

import type { Fields } from '../kit/fields'

/** Product spec, section 5: the text is required. It has no limit. */
export const fields = {
  release: {
    kind: 'text',
    label: 'Press release text',
    hint: 'Paste the whole release, from the release line to the media contact. The rules are for English.',
    rows: 16,
    placeholder: 'FOR IMMEDIATE RELEASE …',
  },
} as const satisfies Fields

/** Tones as rules that a creator can follow, with lines that show the tone and claim nothing about the brand. */
export const TONES = [
  { value: 'professional', label: 'Professional' },
  { value: 'playful', label: 'Playful' },
  { value: 'bold', label: 'Bold' },
  { value: 'warm', label: 'Warm' },
  { value: 'plain', label: 'Plain' },
] as const

export type Tone = (typeof TONES)[number]['value']

type ToneRules = {
  sounds: string
  rules: readonly string[]
  /**
   * Lines that fit anything from a shoe to a study, spoken or written, with `{brand}` for the brand's name. The second one
   * begins with `{label}`, the word for advertising of the country.
   */
  examples: readonly [string, string]
  does: string
  dont: string
}

export const TONE_RULES: Record<Tone, ToneRules> = {
  professional: {
    sounds: 'like a specialist who explains something to a newcomer',
    rules: [
      'Full sentences, technical words only where your audience uses them.',
      'A reason or an observation behind every opinion.',
    ],
    examples: [
      'I took a close look at what {brand} {does}. Here is what stood out, and what I would still like to know.',
      '{label}: {brand} pays me for this piece. I give a reason for whatever I say in it.',
    ],
    does: 'Say how you came to your opinion, so that others can follow it.',
    dont: 'Don’t use slang, superlatives or more than one exclamation mark.',
  },
  playful: {
    sounds: 'like a friend who enjoys the joke, also at their own expense',
    rules: [
      'Short lines, quick cuts, one running joke at most.',
      'Fun with the situation, never with people who watch.',
    ],
    examples: [
      'Okay, {brand}. You have my attention. My coffee can wait.',
      '{label}: yes, {brand} is paying me for this. No, they did not write my jokes.',
    ],
    does: 'Leave in the moment in which something goes wrong, if nobody is hurt or shown up by it.',
    dont: 'Don’t joke about looks, origin, money or health.',
  },
  bold: {
    sounds: 'like somebody with a clear opinion who is ready to defend it',
    rules: ['Each opinion before its reasons.', 'Verbs in the active voice, no “maybe” and no “kind of”.'],
    examples: [
      '{brand}. My opinion first, my reasons right after it.',
      '{label}, paid by {brand}. I say so before I say anything else.',
    ],
    does: 'Keep to one opinion, and say what would change it.',
    dont: 'Don’t attack competitors or people who see it differently.',
  },
  warm: {
    sounds: 'like a good neighbor who has time',
    rules: ['“You” and “I” rather than “everyone”; a moment from your own day.', 'A calm pace, and room for a pause.'],
    examples: [
      'Come closer: this is {brand}, the way I came to know it.',
      '{label}: {brand} pays me to share this with you, and I want you to know that first.',
    ],
    does: 'Start from a moment your audience knows from their own life.',
    dont: 'Don’t stage feelings, and don’t show people who have not agreed to it.',
  },
  plain: {
    sounds: 'like a note to someone in a hurry',
    rules: ['Short sentences, everyday words, one thought each.', 'No adjectives that a picture could replace.'],
    examples: [
      'This is {brand}. Here is what I saw of it.',
      '{label}: {brand} pays me for this. What you see is what I saw.',
    ],
    does: 'Cut every sentence that the picture already says.',
    dont: 'Don’t decorate: no effects, filters or music that carry no meaning.',
  },
}

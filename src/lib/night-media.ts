/**
 * Where a picture's version for the dark scheme is shown, as the attribute `media` of its sources: on screens only, because
 * paper is light. What a visitor chose with the switch comes before what the system says.
 */
export const nightMedia = (chosen?: string): string =>
  chosen ? (chosen === 'dark' ? 'screen' : 'not all') : 'screen and (prefers-color-scheme: dark)'

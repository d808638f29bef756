/** What an editor chose in a box before a save: the CMS says nothing more about it. */
const BACK_TO_FORM = 'back-to-form'

/** Ends a save that its editor took back. */
export function backToForm(): never {
  // What the CMS takes for a save that failed. It asks the hook `isReported` then.
  throw new Error('saving_failed', { cause: BACK_TO_FORM })
}

/** @param cause of a save that failed */
export const isBackToForm = (cause: unknown): boolean => cause === BACK_TO_FORM

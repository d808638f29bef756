/** Texts on the clipboard. */

export const copyText = 'Copy this text'
export const copied = 'Copied!'
export const copiedToClipboard = 'Copied to clipboard!'
export const failed = 'Copy failed'
export const copyByHand = 'Please copy the text manually.'

/** Messages over the page. `{hotkey}` becomes the name of a key. */

export const dismiss = 'Dismiss message'
export const messages = 'Messages ({hotkey})'

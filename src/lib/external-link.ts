/** What a link to another site needs: a tab of its own, without access to this one. */
export const externalLinkAttributes = { target: '_blank', rel: 'noopener' } as const

/** Follows the words of such a link, for those who cannot see the tab open. */
export const opensNewTab = ' (opens in a new tab)'

/** Follows the words of a link to another site, for those who cannot see the tab open. */
export const opensNewTab = ' (opens in a new tab)'

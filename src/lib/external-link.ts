/** What a link to another site needs: a tab of its own, without access to this one. */
export const externalLinkAttributes = { target: '_blank', rel: 'noopener' } as const

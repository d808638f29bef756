/** The table of contents of a text. */

export const onThisPage = 'On this page'
export const sections = 'Sections'

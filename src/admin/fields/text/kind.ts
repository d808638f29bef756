/** The kind of field that the text of an entry has. */
export const TEXT_FIELD = 'markdown-text'

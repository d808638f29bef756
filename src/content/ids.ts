/** The ids of all entries as types, so that a link to an entry that does not exist is a type error. */
export type * from '#content/ids'

/** What one line of the history of an entry says, and how its file is fetched. */
export type Version = { at: Date; who: string; what: string; load: () => Promise<Blob> }

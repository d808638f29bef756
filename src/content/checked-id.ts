/**
 * An id out of the content, typed as the id of an entry: the pipeline has checked that the entry exists. It is the
 * only place where a text becomes an id; `typedParams` does the same for addresses.
 */
export const checkedId = <Id extends string>(id: string): Id => id as Id

/** Addresses of lists that are spread over several pages; the pipeline and the app make them in the same way. */

/**
 * The list of the entries that share a value.
 * @param id the value as a part of an address, which `idFrom` makes of it
 */
export const groupAddress = (list: string, group: string, id: string): string => `${list}/${group}/${id}`

/** A page of a list by its number; the first one has the address of the list itself. */
export const pageAddress = (list: string, number: number): string => (number === 1 ? list : `${list}/page/${number}`)

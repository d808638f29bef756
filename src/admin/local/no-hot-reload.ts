/**
 * Stands in for Vite's client on the admin page, which the page never loads: nothing that changes in the project may
 * reload a form that somebody is filling in.
 */

/** Vite adds this to imports whose address is known at run time only. */
export const injectQuery = (address: string) => address

import { createContext } from 'react'

/** Where a result is shown. `slot` is the place at its top for what can be taken away; a sample offers nothing. */
export type ResultPlace = { isSample: boolean; slot: HTMLElement | null }

export const ResultPlace = createContext<ResultPlace>({ isSample: false, slot: null })

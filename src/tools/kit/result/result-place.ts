import { createContext } from 'react'

/**
 * Where a result is shown. `slot` is the place at its top for what can be taken away, and `address` that of the result; a
 * sample offers nothing.
 */
export type ResultPlace = { isSample: boolean; slot: HTMLElement | null; address: string }

export const ResultPlace = createContext<ResultPlace>({ isSample: false, slot: null, address: '' })

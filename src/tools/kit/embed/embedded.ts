import { createContext } from 'react'

/** Whether a tool is shown on the page for frames on other sites, and not on its own page. */
export const Embedded = createContext(false)

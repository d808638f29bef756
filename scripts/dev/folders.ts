/** Where the development server keeps what it makes. */
export const GENERATED = '.generated/content'
export const CACHE = '.cache'

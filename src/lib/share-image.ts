/** Path of the picture for shared links that the build draws for a page, by the path of the page. */
export const shareImageOf = (path: string): string => `/share${path}.jpg`

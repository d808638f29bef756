/** A tag with its attributes, whose values stand in double quotes and may hold everything else. */
const TAG = /<\/?[a-z](?:[^">]|"[^"]*")*>/g

/**
 * Puts HTML behind every `<pre>` of a page's text.
 * @param html made by the content pipeline, which escapes `<` in text, but not in the values of attributes
 */
export const afterSamples = (html: string, addition: string): string =>
  html.replace(TAG, (tag) => (tag === '</pre>' ? tag + addition : tag))

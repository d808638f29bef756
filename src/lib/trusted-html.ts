/** Name of the one policy for Trusted Types that the security policy of the pages allows. */
export const TRUSTED_TYPES_POLICY = 'content'

type Policy = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

/** Not every browser has Trusted Types, and neither has the program that renders pages. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (html) => html })

/**
 * HTML that an element of a page may take as it is. The browser refuses every other text.
 * @param html made and sanitized by the content pipeline
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

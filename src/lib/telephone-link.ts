/** The `tel:` address of a number as people write it: digits, and the plus sign before them. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/(?!^\+)\D/g, '')}`

/** Browsers have no `Buffer`. All that needs one here is gray-matter, which keeps a copy of the text as it was. */
const encoder = new TextEncoder()

Object.assign(globalThis, { Buffer: { from: (text: string) => encoder.encode(text), isBuffer: () => false } })

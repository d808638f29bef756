/**
 * What the gate tests of accessibility. The journeys take their rules, widths and colors from here, and the accessibility
 * statement shows the same, so that it says of the tests what they do.
 */
type Scheme = 'light' | 'dark'
type View = readonly [width: number, scheme: Scheme]

const SCHEMES: readonly Scheme[] = ['light', 'dark']

export const tested = {
  /** One page of each kind by the rules of axe: tests/journeys/every-page.spec.ts. */
  rules: {
    tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    views: [
      [1440, 'light'],
      [360, 'dark'],
    ],
  },
  /** The width of these pages, and their letters in percent of the usual size: in the same file. */
  reflow: { width: 320, largeText: { percent: 200, widths: [1280, 640] } },
  /** Open menus and a sent message, by the same rules: in the same file. */
  menus: { schemes: SCHEMES },
  /** What the Tab key reaches, in this order: in the same file. */
  keyboard: { landmarks: ['header', 'main', 'footer'] },
  /** The result of every tool, by the same rules: tests/journeys/tools/every-tool.spec.ts. */
  tools: { schemes: SCHEMES, width: 360 },
  /** Pages in another browser: tests/firefox/pages.test.ts. */
  firefox: { schemes: SCHEMES, width: 360 },
} as const satisfies { rules: { tags: readonly string[]; views: readonly View[] }; [check: string]: object }

/** What WCAG says of a tag of axe: `wcag21aa` is level AA of version 2.1. */
const WCAG_TAG = /^wcag(\d)(\d?)(a+)$/

/** The versions and levels of WCAG that the rules are of. */
export function wcagOf(tags: readonly string[]): { versions: string[]; levels: string[] } {
  const found = tags.flatMap((tag) => {
    const [, major, minor, level] = WCAG_TAG.exec(tag) ?? []
    return level ? [{ version: `${major}.${minor || 0}`, level: level.toUpperCase() }] : []
  })
  return {
    versions: [...new Set(found.map(({ version }) => version))],
    levels: [...new Set(found.map(({ level }) => level))],
  }
}

import * as words from '@words/accessibility'
import { outline, site } from '@/content/settings'
import { listIn } from '@/lib/format-in-language'
import { tested, wcagOf } from './tested'

const list = (items: readonly (string | number)[]) => listIn(site.language, items.map(String))

const inColors = { light: words.light, dark: words.dark }
const landmarks = { header: words.header, main: words.main, footer: words.footer }
const schemesOf = ({ schemes }: { schemes: readonly (keyof typeof inColors)[] }) =>
  list(schemes.map((scheme) => inColors[scheme]))

const { versions, levels } = wcagOf(tested.rules.tags)
const { width, largeText } = tested.reflow

/** What each check of the tests finds out. */
const sentences: Record<keyof typeof tested, string> = {
  rules: words.rules({
    versions: list(versions),
    levels: list(levels),
    views: list(tested.rules.views.map(([width, scheme]) => words.view({ width, scheme: inColors[scheme] }))),
  }),
  reflow: words.reflow({ width, widths: list(largeText.widths), percent: largeText.percent }),
  menus: words.menus({ schemes: schemesOf(tested.menus) }),
  keyboard: words.keyboard({ landmarks: list(tested.keyboard.landmarks.map((landmark) => landmarks[landmark])) }),
  tools: words.tools({ schemes: schemesOf(tested.tools), width: tested.tools.width }),
  firefox: words.firefox({ schemes: schemesOf(tested.firefox), width: tested.firefox.width }),
}

/** What the tests of the site check. A site without tools has no tests of them. */
export function TestedList() {
  const { tools, ...others } = sentences
  const shown = outline.tools.length > 0 ? { ...others, tools } : others
  return (
    <ul>
      {Object.entries(shown).map(([check, sentence]) => (
        <li key={check}>{sentence}</li>
      ))}
    </ul>
  )
}

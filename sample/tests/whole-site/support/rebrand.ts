/** Makes the copy of a project the site of another agency: its words, colors, typefaces, logo, menu, tools and legal texts. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesBelow } from '../../../../tests/whole-site/support/project'

export const BRAND = {
  name: 'Fjord & Pine',
  color: '#0b5fa5',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" aria-hidden="true"><path d="M10 1 19 19H1z" fill="currentColor"/></svg>\n',
  menu: 'What we do',
  legal: 'We keep nothing that you do not send us yourself.',
  hiddenTool: 'pitch-timer',
}

/** What the sample has that nothing of the new site may have, as words and as patterns. */
export const OLD = { name: /longwire/i, fonts: /besley|libre.franklin/i, menu: /label:[`"']Services/ }

const HEX = /#[0-9a-f]{6}\b/g

/** The colors of the theme of a project. */
export const colorsOf = (folder: string): string[] => [...new Set(read(folder, 'theme/tokens.css').match(HEX))]

/** The shapes of its logo: the `d` of each path. */
export const shapesOf = (folder: string): string[] =>
  Array.from(read(folder, 'theme/logo.svg').matchAll(/ d="([^"]+)"/g), ([, shape = '']) => shape)

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

/** Edits files of the agency, and no others. */
export async function rebrand(folder: string): Promise<void> {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(read(folder, file)))

  for (const file of filesBelow(join(folder, 'content')).filter((name) => /\.(?:md|yaml)$/.test(name))) {
    edit(`content/${file}`, (text) =>
      text
        .replaceAll('Longwire', BRAND.name)
        .replaceAll('longwire', 'fjord')
        .replaceAll(`(/tools/${BRAND.hiddenTool})`, '(/tools)')
        .replaceAll(`nextTool: ${BRAND.hiddenTool}\n`, ''),
    )
  }
  rmSync(join(folder, `content/tools/${BRAND.hiddenTool}.yaml`))
  edit('content/settings/navigation.yaml', (text) => text.replace('label: Services', `label: ${BRAND.menu}`))
  edit('content/legal/privacy-policy.md', (text) => text.replace(/(?<=\n---\n)[\s\S]*$/, `\n${BRAND.legal}\n`))

  edit('theme/tokens.css', (text) =>
    text
      .replace(HEX, BRAND.color)
      .replace(/--font-display: .*;/, '--font-display: Georgia, serif;')
      .replace(/--font-text: .*;/, '--font-text: Verdana, sans-serif;'),
  )
  writeFileSync(join(folder, 'theme/fonts.css'), '/* Every device has the typefaces of this site. */\n')
  writeFileSync(join(folder, 'theme/logo.svg'), BRAND.logo)

  writeFileSync(join(folder, 'public/favicon.svg'), BRAND.logo)
  edit('public/site.webmanifest', (text) => text.replace('Longwire', BRAND.name))
  const icons = { 'favicon.ico': 32, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }
  for (const [icon, width] of Object.entries(icons)) {
    const square = sharp({ create: { width, height: width, channels: 3, background: BRAND.color } })
    writeFileSync(join(folder, 'public', icon), await square.png().toBuffer())
  }
  // No address of the sample was ever public.
  rmSync(join(folder, 'published-urls.txt'))
}

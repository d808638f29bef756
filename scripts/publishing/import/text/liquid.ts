/** Texts of Jekyll without its template language: what has a meaning in Markdown is written so. The check of the content names the rest. */
type Surroundings = {
  /** The old address of a post by the name of its file. */
  addressOf: (name: string) => string | undefined
  base: string
}

/** The text, with the tags that cannot be replaced. */
export function withoutLiquid(text: string, { addressOf, base }: Surroundings): string {
  return (
    text
      .replace(
        /\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}\n?(.*?)\n?\{%-?\s*endhighlight\s*-?%\}/gs,
        (_, language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``,
      )
      .replace(/\{%-?\s*(?:raw|endraw)\s*-?%\}/g, '')
      .replace(/\{%-?\s*comment\s*-?%\}.*?\{%-?\s*endcomment\s*-?%\}/gs, '')
      .replace(
        /\{%-?\s*(?:post_url|link)\s+(\S+)\s*-?%\}/g,
        (tag, name: string) => addressOf(name.replace(/^.*\/|\.\w+$/g, '')) ?? tag,
      )
      .replace(/\{\{-?\s*(?:site\.baseurl|site\.url)\s*-?\}\}/g, (tag) => (tag.includes('baseurl') ? base : ''))
      .replace(
        /\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url)\s*-?\}\}/g,
        (_, path: string) => base + path,
      )
      .replace(/<!--\s*more\s*-->/g, '')
      // Attributes of kramdown: `{: .class}`, `{:toc}`.
      .replace(/^\{:[^}\n]*\}[^\S\n]*\n?/gm, '')
      .replace(/\{:[^}\n]*\}/g, '')
  )
}

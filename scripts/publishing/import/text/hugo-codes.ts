/** Texts of Hugo without its shortcodes: what has a meaning in Markdown is written so. The check of the content names the rest. */
const ATTRIBUTE = (name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`)

/** The text, with the shortcodes that cannot be replaced. */
export function withoutHugoCodes(text: string): string {
  return text
    .replace(/\{\{[<%]\s*figure\s([^}]*?)\/?\s*[>%]\}\}/g, (code, attributes: string) => {
      const [src, alt, caption] = ['src', 'alt', 'caption'].map((name) => ATTRIBUTE(name).exec(attributes)?.[1] ?? '')
      if (!src) return code
      return `![${alt || caption}](${/\s/.test(src) ? `<${src}>` : src})${caption ? `\n\n*${caption}*` : ''}`
    })
    .replace(
      /\{\{[<%]\s*youtube\s+(?:id=)?"?([\w-]+)"?[^}]*[>%]\}\}/g,
      (_, id: string) => `<https://www.youtube.com/watch?v=${id}>`,
    )
    .replace(/\{\{[<%]\s*vimeo\s+(?:id=)?"?(\d+)"?[^}]*[>%]\}\}/g, (_, id: string) => `<https://vimeo.com/${id}>`)
    .replace(/\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[>%]\}\}/g, (_, path: string) => path)
    .replace(
      /\{\{[<%]\s*highlight\s+"?([\w+#-]+)"?[^}]*[>%]\}\}\n?(.*?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gs,
      (_, language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``,
    )
    .replace(/<!--\s*more\s*-->/g, '')
}

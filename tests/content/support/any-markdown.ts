/** Generators of bodies: well-formed Markdown, the same with accidents, and pieces of HTML. */
import fc, { type Arbitrary } from 'fast-check'

const pick = (...choices: string[]): Arbitrary<string> => fc.constantFrom(...choices)
const joined = (part: Arbitrary<string>, separator: string, minLength: number, maxLength: number): Arbitrary<string> =>
  fc.array(part, { minLength, maxLength }).map((parts) => parts.join(separator))
const eachLine = (text: string, change: (line: string, index: number) => string): string =>
  text.split('\n').map(change).join('\n')

const words = joined(
  fc.oneof(
    pick(
      'brief',
      'embargo',
      'Ünïcödé',
      '日本語',
      '중국',
      'שלום',
      'مرحبا',
      '🎉',
      '👩‍👩‍👧',
      'e\u0301',
      '“so”',
      'a_b',
      '3.',
      'x + y',
    ),
    pick(
      '&amp;',
      '&copy;',
      '&#x41;',
      '&nosuch;',
      '&',
      '<',
      '>',
      '\\*',
      '\\[',
      '\\',
      '!',
      '|',
      '~',
      '$',
      '\u00a0',
      '-',
      '+',
    ),
  ),
  ' ',
  1,
  4,
)
const address = pick(
  '/contact',
  '/a(b)',
  '<a b>',
  '#top',
  'https://example.com/a_b?c=d',
  'mailto:a@example.com',
  'tel:+1-555-123-4567',
  'sms:+15551234567?body=Hi',
  '',
  'ü',
)
const label = pick('ref', 'Ref', 'other one', 'REF', 'none', '日', 'a\\]b')
const note = pick('1', 'note', 'long-note', 'none', 'é')

const { inline } = fc.letrec<{ inline: string; piece: string }>((tie) => {
  const text = tie('inline')
  const linked = fc.oneof(
    words,
    words.map((bold) => `**so ${bold} on**`),
    pick('![x](a.png)', '`code`'),
  )
  // Marks of different kinds that touch are one of the known differences, so words keep them apart.
  const wrapped = (before: string, after = before) => text.map((inner) => `${before}so ${inner} on${after}`)
  return {
    piece: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'inline' },
      words,
      wrapped('*'),
      wrapped('**'),
      wrapped('_'),
      words.map((gone) => `~~so ${gone} on~~`),
      words.map((gone) => `~so ${gone} on~`),
      wrapped('***'),
      words.map((code) => `\`${code}\``),
      words.map((code) => `\`\` ${code}\` \`\``),
      fc.tuple(linked, address, pick('', ' "Title"', " 'T'", ' (T)')).map(([t, to, title]) => `[${t}](${to}${title})`),
      fc.tuple(linked, label).map(([t, to]) => `[${t}][${to}]`),
      label.map((to) => `[${to}]`),
      label.map((to) => `[${to}][]`),
      fc.tuple(words, pick('a.png', 'b%20c.png', '<d e.png>')).map(([alt, src]) => `![${alt}](${src})`),
      note.map((id) => `[^${id}]`),
      pick(
        '<https://example.com/?a=b>',
        '<a@example.com>',
        'https://example.com/a_b.',
        'www.example.com/(c)',
        'b@example.com',
      ),
      pick('  \n', '\\\n', '\n', '<br>', '<br/>', '<!-- c -->', '<wbr>', '<?php x ?>', '<!X y>', '<![CDATA[d]]>'),
      wrapped('<kbd>', '</kbd>'),
      wrapped('<sub>', '</sub>'),
      pick(
        '<b>',
        '</b>',
        '<i>',
        '</i>',
        '<span title="t">',
        '</span>',
        '<a href="/x">',
        '</a>',
        '<abbr',
        '</p>',
        '<p>',
      ),
    ),
    inline: joined(tie('piece'), ' ', 1, 3),
  }
})

const oneLine = inline.map((text) => text.replace(/\s*\n\s*/g, ' '))
const cell = oneLine.map((text) => text.replace(/\|/g, '\\|'))
const row = (width: number): Arbitrary<string> =>
  fc.tuple(joined(cell, ' | ', 0, width + 1), pick('| ', ''), pick(' |', '')).map(([cells, a, b]) => `${a}${cells}${b}`)
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc
      .tuple(
        fc.array(cell, { minLength: width, maxLength: width }),
        fc.array(pick('---', ':--', '--:', ':-:', '-'), { minLength: width, maxLength: width }),
        fc.array(row(width), { maxLength: 3 }),
      )
      .map(([head, rule, rows]) => [`| ${head.join(' | ')} |`, `| ${rule.join(' | ')} |`, ...rows].join('\n')),
  )
const listing = fc
  .tuple(
    pick('```', '````', '~~~'),
    pick('', 'js', 'html', 'nosuch', 'c++', 'js title="x"', ' ts '),
    words,
    pick('', '\n\n', '\n  '),
  )
  .map(([fence, language, code, more]) => `${fence}${language}\nconst a = 1 ${code}${more}\n${fence}`)
/** These keep their content as it is, blank lines too. */
const rawBlock = fc.oneof(
  pick(
    '<script>\nrun()\n\n</script>',
    '<style>\np {}\n</style>',
    '<pre>\n*a*\n\n*b*\n</pre>',
    '<textarea>\n\nx\n</textarea>',
  ),
  pick('<!-- a\n\nb -->', '<!---->', '<!-- open', '<?a\n\nb?>', '<!DOCTYPE html>', '<![CDATA[\n\nx\n]]>'),
)
const htmlBlock = fc.oneof(
  fc
    .tuple(
      pick('div', 'details', 'table', 'section', 'p', 'figure', 'center', 'ul', 'h3'),
      inline,
      pick('\n', '\n\n', ''),
    )
    .map(([tag, text, gap]) => `<${tag}>${gap}${text}${gap}</${tag}>`),
  inline.map((text) => `<details>\n<summary>${text}</summary>\n\n${text}\n\n</details>`),
  pick('<span class="x">\n*a*\n</span>', '<custom-tag a=b>\ntext', '</div>', '<hr>', '<img src="a.png" alt="x">'),
)

/** A body made by the rules of Markdown, with everything inside everything. */
export const { document: markdown } = fc.letrec<{ document: string; block: string; blocks: string }>((tie) => {
  const blocks = tie('blocks')
  const item = (mark: string) =>
    blocks.map((text) => eachLine(text, (line, i) => (i === 0 ? mark + line : line && ' '.repeat(mark.length) + line)))
  return {
    block: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'block' },
      inline,
      fc
        .tuple(pick('# ', '## ', '### ', '#### ', '##', '   ## '), oneLine, pick('', ' ##', ' {#id}'))
        .map((p) => p.join('')),
      fc.tuple(inline, pick('===', '---', '-')).map((parts) => parts.join('\n')),
      pick('---', '***', '* * *', '___'),
      table,
      listing,
      words.map((code) => `\n    ${code}\n      more`),
      htmlBlock,
      fc.tuple(label, address, pick('', ' "T"')).map(([id, to, title]) => `[${id}]: ${to || '/x'}${title}`),
      fc
        .tuple(note, blocks)
        .map(([id, text]) => `[^${id}]: ${eachLine(text, (line, i) => (i && line ? `    ${line}` : line))}`),
      fc.tuple(blocks, pick('> ', '>')).map(([text, mark]) => eachLine(text, (line) => mark + line)),
      fc.tuple(inline, inline).map(([quoted, lazy]) => `> ${quoted}\n${lazy}`),
      fc
        .tuple(pick('- ', '* ', '+ ', '1. ', '7) ', '- [ ] ', '- [x] ', '-   '), pick('\n', '\n\n'))
        .chain(([mark, gap]) => joined(item(mark), gap, 1, 3)),
    ),
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\n')),
    document: fc
      .array(
        fc.tuple(
          fc.oneof({ weight: 9, arbitrary: tie('block') }, { weight: 1, arbitrary: rawBlock }),
          pick('\n\n', '\n\n', '\n', '\n\n\n'),
        ),
        { minLength: 1, maxLength: 5 },
      )
      .map((parts) => parts.flat().join('')),
  }
})

const mark = pick(
  ...[
    '*',
    '**',
    '_',
    '`',
    '```',
    '~~',
    '[',
    ']',
    '(',
    ')',
    '![',
    '<',
    '>',
    '|',
    '\\',
    '\n',
    '\n\n',
    '    ',
    '\t',
    ' ',
    '#',
  ],
  ...[
    '- ',
    '1. ',
    '> ',
    '---',
    '===',
    ':',
    '[^1]',
    '[^1]: ',
    '[ ]',
    '&',
    ';',
    '@',
    'www.',
    'http://',
    '"',
    '=',
    '/',
    '{',
    '}',
  ],
  ...[
    '<b>',
    '</b>',
    '<!--',
    '-->',
    '<td>',
    '</table>',
    '<div>',
    '<p',
    "<a href='",
    '\u00a0',
    '\u200b',
    '\ufeff',
    'é',
    '🎉',
  ],
)

type Edit = { at: number; take: number; put: string; line: boolean }
const edit: Arbitrary<Edit> = fc.record({
  at: fc.nat(1_000_000),
  take: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40)),
  put: fc.oneof(mark, pick('')),
  line: fc.boolean(),
})

function applyEdit(text: string, { at, take, put, line }: Edit): string {
  // By characters: half a character is refused before Markdown is read.
  const characters = [...text]
  const place = at % (characters.length + 1)
  // At the start of a line an accident changes what block it is.
  const start = line ? characters.lastIndexOf('\n', Math.max(0, place - 1)) + 1 : place
  return characters.toSpliced(start, take, put).join('')
}

/** A text with a few accidents: something missing, something typed that should not be there. */
export const withAccidents = (text: Arbitrary<string>): Arbitrary<string> =>
  fc.tuple(text, fc.array(edit, { minLength: 1, maxLength: 4 })).map(([whole, edits]) => edits.reduce(applyEdit, whole))

const TAGS = 'a b i p div span table thead tbody tr td th ul ol li dl dt dd details summary pre code h1 h2 h4 br hr img'
const ODD_TAGS =
  'svg math script style form input button select option textarea title template iframe noscript font custom-x'
const tag = fc.constantFrom(...TAGS.split(' '), ...ODD_TAGS.split(' '))
const attribute = pick(
  ...[
    'href="/x"',
    "href='https://example.com'",
    'href=y',
    'src="a.png"',
    'alt="x"',
    'alt',
    'id="here"',
    'id=title',
    'class="callout"',
  ],
  ...[
    'onclick="run()"',
    'style="color:red"',
    'align=right',
    'colspan="2"',
    'open',
    'title="a > b"',
    'TITLE="T"',
    'data-x="1"',
    'name="body"',
  ],
  ...[
    'href="javascript:run()"',
    'type="checkbox"',
    'checked',
    'start="3"',
    'dir="rtl"',
    'lang="ar"',
    'href="#here"',
    'title="a\nb"',
  ],
)
const openTag = fc
  .tuple(tag, fc.array(attribute, { maxLength: 3 }), pick('>', '>', '>', ' />', '/>', '\n>'))
  .map(([name, attributes, end]) => `<${[name, ...attributes].join(' ')}${end}`)

/** HTML as people paste it: unclosed, misnested, half Markdown. */
export const pastedHtml: Arbitrary<string> = joined(
  fc.oneof(
    { weight: 4, arbitrary: openTag },
    { weight: 3, arbitrary: tag.map((name) => `</${name}>`) },
    { weight: 2, arbitrary: oneLine },
    {
      weight: 1,
      arbitrary: pick(
        '\n',
        '\n\n',
        '<!-- c -->',
        '<!--',
        '-->',
        '<',
        '&lt;',
        '<![CDATA[x]]>',
        '<?x?>',
        '</',
        '<!x>',
        '- ',
        '> ',
      ),
    },
  ),
  '',
  1,
  12,
)

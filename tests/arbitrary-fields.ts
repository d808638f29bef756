/** Files as people write them, for property tests: every style of value, with comments wherever YAML allows them. */
import fc from 'fast-check'

/** Lines of a value: what follows on the line of the name, and the lines below it. */
type Written = { beside: string; below: string[] }

const word = fc.stringMatching(/^[a-zé]{1,8}$/)
const plain = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  fc.constantFrom('1.10', '007', 'yes', 'true', 'false', '3000', '2024-01-15', 'https://example.com/a#b', 'AT&T', '…'),
)
const comment = word.map((text) => `# ${text}`)

const quoted = fc.oneof(
  fc.tuple(plain, word).map(([a, b]) => `"${a}: ${b} #1"`),
  fc.tuple(plain, word).map(([a, b]) => `'${a}, it''s ${b}'`),
  fc.tuple(word, word).map(([a, b]) => `"${a}\\n${b} \\"${a}\\""`),
  fc.constantFrom('""', "''", '"12"', "'true'", '"\\u00a0x"'),
)

const inline: fc.Arbitrary<Written> = fc.oneof(
  plain.map((text) => ({ beside: text, below: [] })),
  fc
    .tuple(quoted, fc.option(comment, { nil: '' }))
    .map(([text, note]) => ({ beside: `${text} ${note}`.trimEnd(), below: [] })),
)

const block: fc.Arbitrary<Written> = fc
  .tuple(
    fc.constantFrom('|', '|-', '>', '>-', '|+'),
    fc.array(fc.oneof(plain, fc.constantFrom('', '# no comment', '- no list', 'a: b', '  indented')), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([beside, lines]) => ({ beside, below: [`x${lines[0]}`, ...lines.slice(1)] }))

const flow: fc.Arbitrary<Written> = fc.oneof(
  fc.array(word, { maxLength: 3 }).map((words) => ({ beside: `[${words.join(', ')}]`, below: [] })),
  fc.tuple(word, quoted).map(([key, text]) => ({ beside: `{${key}: ${text}}`, below: [] })),
)

const nothing: fc.Arbitrary<Written> = fc.constant({ beside: '', below: [] })

const indented = (lines: string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`))

const above = fc.oneof(
  { arbitrary: fc.constant<string[]>([]), weight: 4 },
  { arbitrary: comment.map((note) => [note]), weight: 2 },
  { arbitrary: fc.constant(['']), weight: 1 },
  { arbitrary: comment.map((note) => ['', note]), weight: 1 },
)

const { fields } = fc.letrec<{ value: Written; fields: string[]; list: string[] }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    inline,
    block,
    flow,
    nothing,
    (tie('fields') as fc.Arbitrary<string[]>).map((below) => ({ beside: '', below })),
    (tie('list') as fc.Arbitrary<string[]>).map((below) => ({ beside: '', below })),
  ),
  fields: fc
    .uniqueArray(fc.tuple(word, tie('value') as fc.Arbitrary<Written>, above), {
      selector: ([name]) => name,
      minLength: 1,
      maxLength: 5,
    })
    .map((written) =>
      written.flatMap(([name, { beside, below }, before]) => [
        ...before,
        `${name}: ${beside}`.trimEnd(),
        ...indented(below),
      ]),
    ),
  list: fc
    .array(
      fc.tuple(
        fc.oneof(
          inline.map(({ beside }) => [beside]),
          block.map(({ beside, below }) => [beside, ...indented(below)]),
          (tie('fields') as fc.Arbitrary<string[]>).map((lines) =>
            lines.slice(lines.findIndex((l) => /^[^#]/.test(l))),
          ),
        ),
        above,
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((items) =>
      items.flatMap(([lines, before]) => [
        ...before,
        ...lines.map((line, index) => (index === 0 ? `- ${line}` : line === '' ? '' : `  ${line}`)),
      ]),
    ),
}))

/** The fields of a file, as text. */
export const arbitraryFields: fc.Arbitrary<string> = (fields as fc.Arbitrary<string[]>).map(
  (lines) => `${lines.join('\n')}\n`,
)

/** A Markdown file with such fields. */
export const arbitraryMarkdown: fc.Arbitrary<string> = fc
  .tuple(
    arbitraryFields,
    fc.constantFrom('', '\n'),
    fc.array(fc.oneof(plain, fc.constantFrom('', '---', '| a | b |', '    code  ', 'line  '))),
  )
  .map(([head, gap, lines]) => `---\n${head}---\n${gap}Words.\n${lines.join('\n')}`)

/** Texts an editor may type or paste into a form. */
export const arbitraryText: fc.Arbitrary<string> = fc
  .oneof(
    { arbitrary: plain, weight: 2 },
    {
      arbitrary: fc.constantFrom(
        'Launch day: what we learned',
        'We are #1',
        '#1 agency',
        '“How to brief”',
        '«Dire»',
        '- dash',
        '? why',
        '[Video] x',
        '{a}',
        '&Co',
        '*bold*',
        '!wow',
        '@acme',
        '%50',
        '> 50',
        '| a',
        '`code`',
        'ends with:',
        'Prix :\u00a0dix',
        '"Acme" wins',
        "'tis",
        'a\\b',
        'tab\there',
        '12:30',
        'null',
        '~',
        'yes',
        '-5 %',
        '---',
        '...',
        'first\nsecond',
        'first\n\n  second: #x',
        '\u00a0x',
        'x\u00a0',
        'key = value',
        'a, b',
        "rock 'n' roll, and",
        '😀 fine',
      ),
      weight: 3,
    },
    {
      arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      weight: 1,
    },
  )
  .filter((text) => text.trim() !== '' && text.trimEnd() === text)

/**
 * Where the native parser and remark's own read a body differently: accidents that no editor means. Each has the shortest
 * body that shows it; `follows` is the parser that does what CommonMark or GitHub's own parser does.
 */
export type Difference = { what: string; follows: 'native' | 'remark' | 'neither'; body: string; pattern: RegExp }

export const KNOWN_DIFFERENCES: readonly Difference[] = [
  {
    what: 'an empty list item straight below indented code',
    follows: 'native',
    body: '*\n---\n\ta\n-',
    pattern: /^[ >]*(?:\t| {4}).*\n[ >]*(?:[-*+]|\d+[.)])[ \t]*$/m,
  },
  {
    what: 'a table in a list whose first line is not indented',
    follows: 'neither',
    body: '- a\nb||\n  -|-',
    pattern: /^ *(?:[-*+]|\d+[.)]).*\n ?\S.*\|.*\n {2,}.*-/m,
  },
  {
    what: 'a space in the name of a note',
    follows: 'remark',
    body: '[^a ]\n\n[^a]: b',
    pattern: /\[\^[^\]]*\s[^\]]*\]/,
  },
  {
    what: 'an address of mail behind a letter of another script',
    follows: 'neither',
    body: '[국a@b.c',
    pattern: /[^\0-\x7f][\w.+-]*@/,
  },
  {
    what: 'an attribute whose value is another attribute',
    follows: 'remark',
    body: '<a f= e="">">',
    pattern: /<[a-z][^>]*=\s+[^"'>]*=/i,
  },
  {
    what: 'a line of a table that could begin a list',
    follows: 'remark',
    body: 'a\n|||\n- |-',
    pattern: /^[ >]*-[ \t].*\|/m,
  },
  {
    what: 'a line straight below a note that its text could go on in',
    follows: 'neither',
    body: '[^1]:n||||\n    |-|-|-|-\n`\n|-',
    pattern: /^[ >]*\[\^.*\]:.*\n(?:\n?[ >]{4}.*\n)+[^\s>]/m,
  },
  {
    what: 'marks of different kinds that touch',
    follows: 'remark',
    body: 'x*a_*y',
    pattern: /\*[_~]|_[*~]|~[*_]|\\[*_~][*_~]/,
  },
  {
    what: 'a mark or an address beside an emoji: remark sees half of it, and does not know that it is a symbol',
    follows: 'native',
    body: 'brief*🎉 embargo*',
    pattern: /[*_~][^\0-\uffff]|[^\0-\uffff](?:[*_~]|www|http)/u,
  },
  {
    what: 'an address of mail behind a slash',
    follows: 'native',
    body: '/c@d.e',
    pattern: /\/\S*@/,
  },
  {
    what: 'an address that names its protocol, behind a bracket',
    follows: 'remark',
    body: '[ mailto:a@b.c',
    pattern: /(?<!\[[^\][]*\]\(|<)mailto:|\\\]\(mailto:/,
  },
  {
    what: 'a bare address without a name, or straight before the end of a cell',
    follows: 'neither',
    body: '| a |\n| - |\n| www.|',
    pattern: /(?:www\.|:\/\/)(?:(?![a-z\d])|[^\s|]*\|)/i,
  },
  {
    what: 'a backslash at the end of a line as the last thing in a link',
    follows: 'remark',
    body: '[\\\n](/c)',
    pattern: /\\\n[ >]*\]/,
  },
  {
    what: 'a note within the words of a link',
    follows: 'native',
    body: '[a[^1]](/c)\n\n[^1]: b',
    pattern: /\[[^\n]*\[\^[^\n]*\][[(]/,
  },
  {
    what: 'a note that begins with a note',
    follows: 'native',
    body: '[^a]\n\n[^a]: [^b]: c\n\n        d\ne',
    pattern: /\]:[ \t]*\[\^/,
  },
  {
    what: 'a definition as all that a list item holds',
    follows: 'native',
    body: '> - [^1]: x\n>\n> - y\n>\n> [r]: /c',
    pattern: /^[ >]*(?:[-*+]|\d+[.)]).*\[[^\]]+\]:/m,
  },
  {
    what: 'a definition and a tag on a line below it',
    follows: 'remark',
    body: '> [r]: /c\n<b>\na',
    pattern: /\]:(?:.*\n)(?:.+\n)*[ >]*<|^ *>.*\]:.*\n[^>\n]/m,
  },
  {
    what: 'a tag alone on a line that goes on with the text of a note',
    follows: 'neither',
    body: '[^1]: a\n\n    b\nc\n<span>\nd',
    pattern: /^[ >]*\[\^[^\]]*\]:[\s\S]*^[ >]{0,3}<[^\n]*>[ \t]*$/m,
  },
  {
    what: 'a CDATA section that ends with three brackets',
    follows: 'remark',
    body: '<![CDATA[\n\nx\n]]]>\n\n',
    pattern: /\]{3}>/,
  },
  {
    what: 'a definition above a ruler, or above a list that begins with another number than 1',
    follows: 'remark',
    body: '> [a]: b\n>\n> 3. c',
    pattern: /\]:[\s\S]*^[ >]*(?!1[.)])\d+[.)]|\]:.*\n[ >]*-/m,
  },
  {
    what: 'strikethrough and emphasis that cross',
    follows: 'neither',
    body: '[~]()*a ~b*c~',
    pattern: /~[^*~]*\*+[^*~]*~+[^*~]*\*|\*[^*~]*~+[^*~]*\*+[^*~]*~/,
  },
  {
    what: 'space before a tag that belongs to the quote or list above',
    follows: 'neither',
    body: '> a\n <b>\n',
    pattern: /^ *(?:>|[-*+]|\d+[.)]).*\n+(?:.+\n)* +</m,
  },
  {
    what: 'a table below a quote without a blank line between them',
    follows: 'neither',
    body: '> a\n| b |\n> | - |',
    pattern: /^ *>.*\n[^>\n]*\|/m,
  },
  {
    what: 'a zero-width no-break space',
    follows: 'native',
    body: '~~a\ufeff~~',
    pattern: /\ufeff/,
  },
  {
    what: 'indented code with a blank line in it, below a list, a quote or a note',
    follows: 'remark',
    body: '-\n-\n      a\n\n      b',
    pattern: /^ *(?:[-*+>]|\d+[.)]|\[\^)[\s\S]*^[ >]* {4}.*\S.*\n[ >]*\n[ >]* {4}/m,
  },
  {
    what: 'code as the first thing in a list item',
    follows: 'remark',
    body: '- a\n-     b\n      c',
    pattern: /^[ >*+-]*(?:[-*+]|\d+[.)])(?:[ >]*\n[ >]* {4}| {5}|.*[-*+.)] {5})/m,
  },
  {
    what: 'the space between items of a list in a quote',
    follows: 'native',
    body: '> - a\n>\n> > b',
    pattern: /^ *>.*(?:[-*+]|\d+[.)]) [\s\S]*\n *>[ >]*\n/m,
  },
  {
    what: 'blank lines at the end of an HTML block inside a list, a quote or a note',
    follows: 'native',
    body: '- <pre>\n\n- x',
    pattern: /^(?: {2,}|[ >]*(?:[-*+>]|\d+[.)]|\[\^[^\]]*\]:)).*<(?:script|pre|style|textarea|!|\?)/im,
  },
  {
    what: 'an HTML block that ends with the tag of another',
    follows: 'remark',
    body: '<style></script>\n>a',
    pattern: /<(script|pre|style|textarea)(?:(?![\s\S]*<\/\1>)|[\s\S]*<\/(?!\1)(?:script|pre|style|textarea))/i,
  },
  {
    what: 'a tag on its own line straight below a table',
    follows: 'remark',
    body: '| a |\n| - |\n<b>\nc',
    pattern: /-.*\n(?:.+\n)*[ >]*<[^\n]*>[ \t]*\n/,
  },
  {
    what: 'a box of a task list with nothing behind it on its line',
    follows: 'remark',
    body: '- [ ]\n*',
    pattern: /\[[ x]\][ \t]*$/im,
  },
  {
    what: 'blank lines at the end of code that is not closed, above an indented quote or list item',
    follows: 'remark',
    body: '- ```\n  a\n\n - b',
    pattern: /^[ >]*(?:[-*+]|\d+[.)])[ \t]+(`{3}|~{3})(?:(?!\1)[\s\S])*\n\n {1,3}(?:>|(?:[-*+]|\d+[.)])[ \t])/m,
  },
]

/** Whether a body holds anything that the parsers may read differently. */
export const isKnownToDiffer = (body: string): boolean => KNOWN_DIFFERENCES.some(({ pattern }) => pattern.test(body))

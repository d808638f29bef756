import type { Code } from '../problems/codes'
import { withBody } from '../testing/content'
import { type Mistake, TEXT } from './mistake'

/** The text of a page. */
export const texts = {
  'broken-link': {
    title: 'The brackets of a link or a picture are wrong',
    why: 'A link is `[words](address)`, a picture `![what it shows](name)`, without a space in between. Otherwise visitors see the brackets.',
    examples: [
      {
        at: TEXT,
        before: 'See [our services] (/services).',
        after: 'See [our services](/services).',
        says: `
          content/blog/post.md:12:5 warning (broken-link)
            Between ] and ( stands a space. Visitors see the brackets instead of a link.
              12 | See [our services] (/services).
                 |     ^
            Write:
            [our services](/services)
        `,
      },
      {
        name: 'exchanged',
        at: TEXT,
        before: 'See (our services)[/services].',
        after: 'See [our services](/services).',
        says: `
          content/blog/post.md:12:5 warning (broken-link)
            Round and square brackets have changed places. Visitors see the brackets instead of a link.
              12 | See (our services)[/services].
                 |     ^
            Write:
            [our services](/services)
        `,
      },
      {
        name: 'never closed',
        at: TEXT,
        before: 'See [our services](/services',
        after: 'See [our services](/services)',
        says: `
          content/blog/post.md:12:5 warning (broken-link)
            The round bracket of this link is never closed. Visitors see the brackets instead of a link.
              12 | See [our services](/services
                 |     ^
            Write:
            [our services](/services)
        `,
      },
      {
        name: 'a square bracket',
        at: TEXT,
        before: 'See [our services(/services).',
        after: 'See [our services](/services).',
        says: `
          content/blog/post.md:12:5 warning (broken-link)
            The square bracket that opens here is never closed. Visitors see the brackets instead of a link.
              12 | See [our services(/services).
                 |     ^
            Write:
            [our services](/services)
        `,
      },
      {
        name: 'a space in the address',
        at: TEXT,
        before: 'See [the form](/contact us).',
        after: 'See [the form](/contact).',
        says: `
          content/blog/post.md:12:5 warning (broken-link)
            An address has no spaces. Visitors see the brackets instead of a link.
              12 | See [the form](/contact us).
                 |     ^
            Write:
            [the form](/contact-us)
        `,
      },
      {
        name: 'a picture',
        at: TEXT,
        before: '![A press kit] (press-kit.png)',
        after: '![A press kit](press-kit.png)',
        says: `
          content/blog/post.md:12:1 warning (broken-link)
            Between ] and ( stands a space. Visitors see the brackets instead of a picture.
              12 | ![A press kit] (press-kit.png)
                 | ^
            Write:
            ![A press kit](press-kit.png)
        `,
      },
      {
        name: 'a space in its name',
        at: TEXT,
        before: '![A press kit](press kit.png)',
        after: '![A press kit](press-kit.png)',
        says: `
          content/blog/post.md:12:1 warning (broken-link)
            The name of a picture has no spaces. Visitors see the brackets instead of a picture.
              12 | ![A press kit](press kit.png)
                 | ^
            Write:
            ![A press kit](press-kit.png)
        `,
      },
      {
        name: 'doubled',
        at: TEXT,
        before: 'See [[/services]].',
        after: 'See [our services](/services).',
        says: `
          content/blog/post.md:12:5 warning (broken-link)
            Two square brackets mean nothing here. Visitors see the brackets instead of a link.
              12 | See [[/services]].
                 |     ^
            Write:
            [Words](/services)
        `,
      },
      {
        name: 'a name without address',
        at: TEXT,
        before: 'See [our services][1].',
        after: 'See [our services][1].\n\n[1]: /services',
        says: `
          content/blog/post.md:12:5 warning (broken-link)
            Nothing in this file says where "1" leads. Visitors see the brackets instead of a link.
              12 | See [our services][1].
                 |     ^
            Write:
            [our services](/contact)
        `,
      },
    ],
  },
  'link-without-words': {
    title: 'A link has no words',
    why: 'Visitors see nothing to press, and a screen reader has nothing to read.',
    examples: [
      {
        at: TEXT,
        before: 'See [](/services).',
        after: 'See [our services](/services).',
        says: `
          content/blog/post.md:12:5 warning (link-without-words)
            This link has no words that visitors could see or press.
              12 | See [](/services).
                 |     ^
            Write:
            [Words to press](/services)
        `,
      },
    ],
  },
  'heading-without-space': {
    title: 'A heading is none',
    why: 'Between the signs # and the words stands a space, and there are at most six signs.',
    examples: [
      {
        at: TEXT,
        before: '##The audience',
        after: '## The audience',
        says: `
          content/blog/post.md:12:1 warning (heading-without-space)
            A space is missing after ##, so this is no heading.
              12 | ##The audience
                 | ^
            Write:
            ## The audience
        `,
      },
      {
        name: 'seven signs',
        at: TEXT,
        before: '####### The audience',
        after: '## The audience',
        says: `
          content/blog/post.md:12:1 warning (heading-without-space)
            A heading has at most six signs #, so this is none.
              12 | ####### The audience
                 | ^
            Write:
            ### The audience
        `,
      },
    ],
  },
  'empty-heading': {
    title: 'A heading has no words',
    why: 'It makes an empty line of the page, and an entry without words in its table of contents.',
    examples: [
      {
        at: TEXT,
        before: '##\n\nWho must act?',
        after: '## The audience\n\nWho must act?',
        says: `
          content/blog/post.md:12:1 warning (empty-heading)
            This heading has no words.
              12 | ##
                 | ^
            Write its words, or remove the line:
            ## A heading
        `,
      },
    ],
  },
  'heading-level-1': {
    title: 'A heading has the level of the title',
    why: 'The title of the page is its only heading of level 1; sections start with ##.',
    examples: [
      {
        at: TEXT,
        before: '# The audience',
        after: '## The audience',
        says: `
          content/blog/post.md:12:1 warning (heading-level-1)
            This is a heading of level 1, and the page already has one: its title. It is shown as level 2.
              12 | # The audience
                 | ^
            Start it with ## instead of #.
        `,
      },
    ],
  },
  'skipped-heading-level': {
    title: 'A level of headings is left out',
    why: 'Screen readers read headings as a table of contents; a missing level looks like a missing heading.',
    examples: [
      {
        at: TEXT,
        before: '## The audience\n\n#### The press',
        after: '## The audience\n\n### The press',
        says: `
          content/blog/post.md:14:1 warning (skipped-heading-level)
            This heading has level 4, and the one before it level 2: a level between them is missing.
              14 | #### The press
                 | ^
            Start it with ### instead of ####.
        `,
      },
    ],
  },
  'broken-emphasis': {
    title: 'The asterisks of bold words are shown',
    why: 'Bold words stand between ** and **, without a space inside.',
    examples: [
      {
        at: TEXT,
        before: 'Say ** who ** must act.',
        after: 'Say **who** must act.',
        says: `
          content/blog/post.md:12:5 warning (broken-emphasis)
            Between ** and the words stands a space, so visitors see the asterisks.
              12 | Say ** who ** must act.
                 |     ^
            Write:
            **who**
        `,
      },
      {
        name: 'never closed',
        at: TEXT,
        before: 'Say **who must act.',
        after: 'Say **who** must act.',
        says: `
          content/blog/post.md:12:5 warning (broken-emphasis)
            Bold text stands between ** and **, and one of these has no other, so visitors see the asterisks.
              12 | Say **who must act.
                 |     ^
            Put ** before the first and behind the last bold word: **bold words**
        `,
      },
    ],
  },
  'task-box': {
    title: 'A box to tick is not shown as one',
    why: 'It is an item of a list: a hyphen, a space, `[ ]` or `[x]`, a space, and the words.',
    examples: [
      {
        at: TEXT,
        before: '- [] Name the audience',
        after: '- [ ] Name the audience',
        says: `
          content/blog/post.md:12:1 warning (task-box)
            A box to tick is written "- [ ] " or, when ticked, "- [x] ".
              12 | - [] Name the audience
                 | ^
            Write:
            - [ ] Name the audience
        `,
      },
      {
        name: 'no space',
        at: TEXT,
        before: '- [x]Name the audience',
        after: '- [x] Name the audience',
        says: `
          content/blog/post.md:12:1 warning (task-box)
            A box to tick is written "- [ ] " or, when ticked, "- [x] ".
              12 | - [x]Name the audience
                 | ^
            Write:
            - [x] Name the audience
        `,
      },
      {
        name: 'no hyphen',
        at: TEXT,
        before: '[ ] Name the audience',
        after: '- [ ] Name the audience',
        says: `
          content/blog/post.md:12:1 warning (task-box)
            A box to tick is an item of a list, and its hyphen is missing.
              12 | [ ] Name the audience
                 | ^
            Write:
            - [ ] Name the audience
        `,
      },
    ],
  },
  'table-row': {
    title: 'The rows of a table do not fit its head',
    why: 'All rows have as many cells as the head, and a line of hyphens stands below it. Cells that are too many are not shown.',
    examples: [
      {
        at: TEXT,
        before: '| Step | Days |\n| --- | --- |\n| Brief | 1 | 2 |',
        after: '| Step | Days |\n| --- | --- |\n| Brief | 1-2 |',
        says: `
          content/blog/post.md:14:1 warning (table-row)
            This row has 3 cells, and the head of the table 2: what is too much is not shown.
              14 | | Brief | 1 | 2 |
                 | ^
            Write as many cells as the head has, with "|" between them. A "|" that belongs to the text is written \\|
        `,
      },
      {
        name: 'no line of hyphens',
        at: TEXT,
        before: '| Step | Days |\n| Brief | 1 |',
        after: '| Step | Days |\n| --- | --- |\n| Brief | 1 |',
        says: `
          content/blog/post.md:12:1 warning (table-row)
            Below the first row of a table a line of hyphens is needed; without it the table is shown as plain text.
              12 | | Step | Days |
                 | ^
            Put this line below the first row:
            | --- | --- |
        `,
      },
      {
        name: 'a line of hyphens too short',
        at: TEXT,
        before: '| Step | Days |\n| --- |\n| Brief | 1 |',
        after: '| Step | Days |\n| --- | --- |\n| Brief | 1 |',
        says: `
          content/blog/post.md:12:1 warning (table-row)
            The head of this table has 2 cells, and the line of hyphens below it 1, so it is shown as plain text.
              12 | | Step | Days |
                 | ^
            Write the line of hyphens as:
            | --- | --- |
        `,
      },
      {
        name: 'a blank line below the head',
        at: TEXT,
        before: '| Step | Days |\n\n| --- | --- |\n| Brief | 1 |',
        after: '| Step | Days |\n| --- | --- |\n| Brief | 1 |',
        says: `
          content/blog/post.md:14:1 warning (table-row)
            Directly above this line of hyphens the head of the table is missing, so the table is shown as plain text.
              14 | | --- | --- |
                 | ^
            Put the head on the line above it, without a blank line between them.
        `,
      },
    ],
  },
  'ruler-under-text': {
    title: 'A line of hyphens makes a heading of the text above it',
    why: 'A ruler needs a blank line before it; without one, the paragraph above becomes a heading.',
    examples: [
      {
        at: TEXT,
        before: 'That is all.\n---',
        after: 'That is all.\n\n---',
        says: `
          content/blog/post.md:13:1 warning (ruler-under-text)
            Directly below a text, "---" makes a heading of it.
              13 | ---
                 | ^
            If it should divide two parts, put a blank line between the text and ---
        `,
      },
    ],
  },
  'indented-text': {
    title: 'A paragraph is indented and becomes code',
    why: 'Four spaces or a tab at the start of a line make a code block. Paragraphs start at the left.',
    examples: [
      {
        at: TEXT,
        before: 'A brief.\n\n    It answers five questions before the first call.',
        after: 'A brief.\n\nIt answers five questions before the first call.',
        says: `
          content/blog/post.md:14:5 warning (indented-text)
            Four spaces or a tab at the start of a line make code of it.
              14 |     It answers five questions before the first call.
                 |     ^
            Start the line without them:
            It answers five questions before the first call.
        `,
      },
    ],
  },
  'unclosed-code-block': {
    title: 'A code block is never closed',
    why: 'The rest of the page is shown as code.',
    examples: [
      {
        at: TEXT,
        before: '```\nSubject: A question',
        after: '```\nSubject: A question\n```',
        says: `
          content/blog/post.md:12:1 warning (unclosed-code-block)
            The code block that starts here is never closed, so the rest of the page is shown as code.
              12 | \`\`\`
                 | ^
            Put this line below the code:
            \`\`\`
        `,
      },
    ],
  },
  'unclosed-comment': {
    title: 'A hidden remark is never closed',
    why: 'The rest of the page is hidden with it.',
    examples: [
      {
        at: TEXT,
        before: 'A brief.\n\n<!-- to do: a picture',
        after: 'A brief.\n\n<!-- to do: a picture -->',
        says: `
          content/blog/post.md:14:1 warning (unclosed-comment)
            The hidden remark that starts here is never closed, so what follows is not shown.
              14 | <!-- to do: a picture
                 | ^
            End it with: -->
        `,
      },
    ],
  },
  'unclosed-tag': {
    title: 'An HTML tag is opened and not closed',
    why: 'It applies to more of the page than was meant. In Markdown there is nothing to close.',
    examples: [
      {
        at: TEXT,
        before: 'Press <kbd>Enter now.',
        after: 'Press <kbd>Enter</kbd> now.',
        says: `
          content/blog/post.md:12:7 warning (unclosed-tag)
            The HTML tag <kbd> is opened here and never closed.
              12 | Press <kbd>Enter now.
                 |       ^
            Close it where it should end: </kbd>
        `,
      },
      {
        name: 'or closed and not opened',
        at: TEXT,
        before: 'A brief.</div>',
        after: 'A brief.',
        says: `
          content/blog/post.md:12:9 warning (unclosed-tag)
            The HTML tag </div> closes something that was never opened.
              12 | A brief.</div>
                 |         ^
            Remove it, or put <div> where it should start.
        `,
      },
    ],
  },
  'html-removed': {
    title: 'HTML is left out',
    why: 'Only HTML for plain text can stand in a text: nothing that runs, is embedded or has a style of its own.',
    examples: [
      {
        at: TEXT,
        before: '<center>A brief.</center>',
        after: 'A brief.',
        says: `
          content/blog/post.md:12:1 warning (html-removed)
            The HTML tag <center> is left out: only HTML for plain text can stand in a body.
              12 | <center>A brief.</center>
                 | ^
            Write it in Markdown, or remove it. If it should be read as text, put it between backticks: \`<tag>\`
        `,
      },
      {
        name: 'a script',
        at: TEXT,
        before: '<script>alert(1)</script>',
        after: '`<script>alert(1)</script>`',
        says: `
          content/blog/post.md:12:1 warning (html-removed)
            The HTML tag <script> is left out: only HTML for plain text can stand in a body.
              12 | <script>alert(1)</script>
                 | ^
            Write it in Markdown, or remove it. If it should be read as text, put it between backticks: \`<tag>\`
        `,
      },
      {
        name: 'an attribute',
        at: TEXT,
        before: '<p style="color: red">A brief.</p>',
        after: 'A brief.',
        says: `
          content/blog/post.md:12:1 warning (html-removed)
            The HTML attribute "style" is left out: pages have no styles or scripts of their own.
              12 | <p style="color: red">A brief.</p>
                 | ^
            Remove it.
        `,
      },
    ],
  },
  'foreign-code': {
    title: 'A code of another system stands in the text',
    why: 'Such codes come with texts copied from other sites, and mean nothing here.',
    examples: [
      {
        at: TEXT,
        before: '{{ youtube(1234) }}',
        after: '[The film](https://www.example.com/film)',
        says: `
          content/blog/post.md:12:1 warning (foreign-code)
            "{{ youtube(1234) }}" comes from another system, means nothing here and is shown as it is.
              12 | {{ youtube(1234) }}
                 | ^
            Remove it, or write in Markdown what it should show.
        `,
      },
      {
        name: 'of WordPress',
        at: TEXT,
        before: '[caption]A press kit',
        after: 'A press kit',
        says: `
          content/blog/post.md:12:1 warning (foreign-code)
            "[caption]" comes from another system, means nothing here and is shown as it is.
              12 | [caption]A press kit
                 | ^
            Remove it, or write in Markdown what it should show.
        `,
      },
    ],
  },
  'footnote-without-text': {
    title: 'A footnote has no text',
    why: 'The sign in the text has no line with the same sign that says what the footnote is.',
    examples: [
      {
        at: TEXT,
        before: 'Half of all pitches are read.[^1]',
        after: 'Half of all pitches are read.[^1]\n\n[^1]: Our own count, 2024.',
        says: `
          content/blog/post.md:12:30 warning (footnote-without-text)
            The footnote [^1] has no text, so visitors see the sign itself.
              12 | Half of all pitches are read.[^1]
                 |                              ^
            Add the text at the end of the file, on a line of its own:
            [^1]: The text of the footnote.
        `,
      },
    ],
  },
  'footnote-without-mark': {
    title: 'Nothing leads to a footnote',
    why: 'A footnote is shown only when its sign stands in the text.',
    examples: [
      {
        at: TEXT,
        before: 'Half of all pitches are read.\n\n[^1]: Our own count, 2024.',
        after: 'Half of all pitches are read.[^1]\n\n[^1]: Our own count, 2024.',
        says: `
          content/blog/post.md:14:1 warning (footnote-without-mark)
            Nothing in the text leads to the footnote [^1], so it is not shown.
              14 | [^1]: Our own count, 2024.
                 | ^
            Put its mark where it belongs in the text: [^1]
        `,
      },
    ],
  },
  'too-long': {
    title: 'A text is too long',
    why: 'It has more lines than a book, or thousands of lines without a blank one.',
    examples: [
      {
        broken: { 'blog/post.md': withBody('words\n'.repeat(2_100)) },
        mended: { 'blog/post.md': withBody('words\n\n'.repeat(30)) },
        before: '2,100 lines without a blank one',
        after: 'paragraphs with blank lines between them',
        says: `
          content/blog/post.md:2012:1 error (too-long)
            Here are more than 2000 lines without a blank line.
              2012 | words
                   | ^
            Divide them with blank lines.
        `,
      },
    ],
  },
  'too-many-marks': {
    title: 'A paragraph has too many marks',
    why: 'Thousands of asterisks or brackets in one paragraph are data, not text.',
    examples: [
      {
        broken: { 'blog/post.md': withBody('*a* '.repeat(1_100)) },
        mended: { 'blog/post.md': withBody('*a* '.repeat(30)) },
        before: '2,200 asterisks in one paragraph',
        after: 'paragraphs with blank lines between them',
        says: `
          content/blog/post.md:12:1 error (too-many-marks)
            A paragraph holds more than 2000 marks such as *, _, [ or \`, or the text more than 20000.
              12 | *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* *a* …
                 | ^
            Divide it with blank lines, or put it into a code block between lines of \`\`\`.
        `,
      },
    ],
  },
  'too-many-tags': {
    title: 'A text has too many HTML tags',
    why: 'It was pasted from a web page, with all that the page is made of.',
    examples: [
      {
        broken: { 'blog/post.md': withBody('<b>a</b>\n\n'.repeat(2_600)) },
        mended: { 'blog/post.md': withBody('**a**\n\n'.repeat(30)) },
        before: '5,200 HTML tags',
        after: 'Markdown',
        says: `
          content/blog/post.md:5012:1 error (too-many-tags)
            The text holds more than 5000 HTML tags, or more than 100 inside each other.
              5012 | <b>a</b>
                   | ^
            Use Markdown instead of HTML, or close the tags that are open.
        `,
      },
    ],
  },
  'table-too-large': {
    title: 'A table is too large',
    why: 'Nobody can read a table of more than 100 columns on a page.',
    examples: [
      {
        broken: { 'blog/post.md': withBody('| a '.repeat(120)) },
        mended: { 'blog/post.md': withBody('| a | b |\n| - | - |\n| 1 | 2 |') },
        before: 'a table of 120 columns',
        after: 'a table of 2 columns',
        says: `
          content/blog/post.md:12:1 error (table-too-large)
            This table has more than 100 columns or 20000 cells.
              12 | | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a …
                 | ^
            Divide it into smaller tables.
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>

import type { Code } from '../problems/codes'
import { POST } from '../testing/content'
import { type Mistake, WHOLE } from './mistake'

const SERVICE = 'services/media-relations.yaml'

/** How fields are written. */
export const writing = {
  'no-fields': {
    title: 'There are no fields',
    why: 'The lines of hyphens are there, and between them no field; or a list or a text stands where fields should.',
    examples: [
      {
        at: WHOLE,
        before: '---\n---\n\nA good brief.\n',
        after: POST,
        says: `
          content/blog/post.md:1:1 error (no-fields)
            There are no fields here; title, excerpt, image, author, date and category are needed.
              1 | ---
                | ^
            Write for example:
            title: How to brief an agency
            excerpt: …
            image: press-kit.jpg
            author: The media desk
            date: 2024-01-15
            category: Marketing
        `,
      },
      {
        name: 'a list',
        at: WHOLE,
        before: '---\n- title\n- excerpt\n---\n\nA good brief.\n',
        after: POST,
        says: `
          content/blog/post.md:2:1 error (no-fields)
            Fields are needed here, each as "name: value"; this is a list.
              2 | - title
                | ^
            Write for example: title: How to brief an agency
        `,
      },
    ],
  },
  'not-a-field': {
    title: 'A line is not a field',
    why: 'Every field is a name, a colon, a space and a value. A longer text goes on in lines that are indented.',
    examples: [
      {
        at: 'excerpt',
        before: 'excerpt: Five questions\nto answer first.',
        after: 'excerpt: Five questions\n  to answer first.',
        says: `
          content/blog/post.md:4:1 error (not-a-field)
            The line "to answer first." is not a field: a field is a name, a colon, a space and a value.
              4 | to answer first.
                | ^
            Write it as "name: value". If it continues the text of the line above, indent it with two spaces:
              to answer first.
        `,
      },
      {
        name: 'several lines of a text',
        at: 'excerpt',
        before: 'excerpt: |\nFive questions\nto answer first.',
        after: 'excerpt: |\n  Five questions\n  to answer first.',
        says: `
          content/blog/post.md:4:1 error (not-a-field)
            The line "Five questions" and the 1 line below it are not a field: a field is a name, a colon, a space and a value.
              4 | Five questions
                | ^
            Write it as "name: value". If it continues the text of the line above, indent it with two spaces:
              Five questions
              to answer first.
        `,
      },
      {
        name: 'an equals sign',
        at: 'title',
        before: 'title = How to brief',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:2:1 error (not-a-field)
            A field and its value are separated by a colon and a space.
              2 | title = How to brief
                | ^
            Write: title: How to brief
        `,
      },
      {
        name: 'no colon',
        at: 'title',
        before: 'title How to brief',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:2:1 error (not-a-field)
            A field and its value are separated by a colon and a space.
              2 | title How to brief
                | ^
            Write: title: How to brief
        `,
      },
      {
        name: 'a wide colon',
        at: 'title',
        before: 'title：How to brief',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:2:1 error (not-a-field)
            A field and its value are separated by a colon and a space.
              2 | title：How to brief
                | ^
            Write: title: How to brief
        `,
      },
      {
        name: 'a remark of another language',
        at: 'title',
        before: '// for the newsletter\ntitle: How to brief',
        after: '# for the newsletter\ntitle: How to brief',
        says: `
          content/blog/post.md:2:1 error (not-a-field)
            A remark that visitors do not see starts with "#" here.
              2 | // for the newsletter
                | ^
            Write: # for the newsletter
        `,
      },
      {
        name: 'no name',
        at: 'title',
        before: 'title: How to brief\n: no name',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:3:1 error (not-a-field)
            Before this colon the name of a field is missing.
              3 | : no name
                | ^
            Write the name: title: no name
        `,
      },
    ],
  },
  'missing-space': {
    title: 'A space is missing after the colon',
    why: 'Without the space, name and value are one word.',
    examples: [
      {
        at: 'title',
        before: 'title:How to brief',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:2:1 error (missing-space)
            A space is missing after "title:".
              2 | title:How to brief
                | ^
            Write: title: How to brief
        `,
      },
      {
        name: 'in an item',
        file: SERVICE,
        at: 'step',
        before: '  - step:1',
        after: '  - step: 1',
        says: `
          content/services/media-relations.yaml:15:5 error (missing-space)
            A space is missing after "step:".
              15 |   - step:1
                 |     ^
            Write: - step: 1
        `,
      },
    ],
  },
  'comment-in-value': {
    title: 'A number sign would swallow the text',
    why: 'A space and "#" start a remark that visitors do not see: everything behind would be lost.',
    examples: [
      {
        at: 'title',
        before: 'title: We are #1',
        after: 'title: "We are #1"',
        says: `
          content/blog/post.md:2:15 error (comment-in-value)
            Everything from "#" on would be lost here: to YAML, " #" starts a comment.
              2 | title: We are #1
                |               ^
            Put the text in quotes:
            title: "We are #1"
            If it is a comment, put it on a line of its own.
        `,
      },
      {
        name: 'at the start',
        at: 'title',
        before: 'title: #1 agency',
        after: 'title: "#1 agency"',
        says: `
          content/blog/post.md:2:8 error (comment-in-value)
            The whole value "#1 agency" would be lost here: to YAML, "#" starts a comment.
              2 | title: #1 agency
                |        ^
            Put the text in quotes:
            title: "#1 agency"
        `,
      },
    ],
  },
  'colon-in-value': {
    title: 'A colon stands in the text',
    why: 'A colon and a space separate a name from its value, so a text with both is taken for a field.',
    examples: [
      {
        at: 'title',
        before: 'title: Launch day: what we learned',
        after: 'title: "Launch day: what we learned"',
        says: `
          content/blog/post.md:2:8 error (colon-in-value)
            The text "Launch day: what we learned" has a colon in it, and YAML would take it for a field.
              2 | title: Launch day: what we learned
                |        ^
            Put the text in quotes:
            title: "Launch day: what we learned"
        `,
      },
      {
        name: 'at the end',
        at: 'title',
        before: 'title: What we learned:',
        after: 'title: "What we learned:"',
        says: `
          content/blog/post.md:2:8 error (colon-in-value)
            The text "What we learned:" has a colon in it, and YAML would take it for a field.
              2 | title: What we learned:
                |        ^
            Put the text in quotes:
            title: "What we learned:"
        `,
      },
      {
        name: 'in an item of a list',
        at: 'tags',
        before: 'tags:\n  - Launch day: what we learned',
        after: 'tags:\n  - "Launch day: what we learned"',
        says: `
          content/blog/post.md:9:5 error (colon-in-value)
            The text "Launch day: what we learned" has a colon in it, and YAML would take it for a field.
              9 |   - Launch day: what we learned
                |     ^
            Put the text in quotes:
            - "Launch day: what we learned"
        `,
      },
      {
        name: 'after one word',
        at: 'tags',
        before: 'tags:\n  - Reach: 40%',
        after: 'tags:\n  - "Reach: 40%"',
        says: `
          content/blog/post.md:9:5 error (colon-in-value)
            The text "Reach: 40%" has a colon in it, and YAML takes it for a field.
              9 |   - Reach: 40%
                |     ^
            Put the text in quotes:
            - "Reach: 40%"
        `,
      },
    ],
  },
  'special-character': {
    title: 'The text starts with a sign that means something else',
    why: 'At the start of a value, & * ! @ ` % [ { | > and some others have a meaning of their own. In quotes they are text.',
    examples: [
      {
        at: 'title',
        before: 'title: @acme joins',
        after: 'title: "@acme joins"',
        says: `
          content/blog/post.md:2:8 error (special-character)
            The text starts with "@", which means something else in YAML.
              2 | title: @acme joins
                |        ^
            Put the text in quotes:
            title: "@acme joins"
        `,
      },
      {
        name: '&',
        at: 'title',
        before: 'title: &Co news',
        after: 'title: "&Co news"',
        says: `
          content/blog/post.md:2:8 error (special-character)
            The text starts with "&", which means something else in YAML.
              2 | title: &Co news
                |        ^
            Put the text in quotes:
            title: "&Co news"
        `,
      },
      {
        name: '*',
        at: 'title',
        before: 'title: *Bold* move',
        after: 'title: Bold move',
        says: `
          content/blog/post.md:2:8 error (special-character)
            The text starts with "*", which means something else in YAML.
              2 | title: *Bold* move
                |        ^
            Fields show no bold words, no code and no brackets. Write it without them:
            title: Bold move
        `,
      },
      {
        name: 'a tag',
        at: 'tags',
        before: 'tags:\n  - !!binary aGk=',
        after: 'tags:\n  - "!!binary aGk="',
        says: `
          content/blog/post.md:9:5 error (special-character)
            The text starts with "!", which means something else in YAML.
              9 |   - !!binary aGk=
                |     ^
            Put the text in quotes:
            - "!!binary aGk="
        `,
      },
      {
        name: '!',
        at: 'title',
        before: 'title: !Wow',
        after: 'title: "!Wow"',
        says: `
          content/blog/post.md:2:8 error (special-character)
            The text starts with "!", which means something else in YAML.
              2 | title: !Wow
                |        ^
            Put the text in quotes:
            title: "!Wow"
        `,
      },
      {
        name: '`',
        at: 'title',
        before: 'title: `Code` in a title',
        after: 'title: Code in a title',
        says: `
          content/blog/post.md:2:8 error (special-character)
            The text starts with "\`", which means something else in YAML.
              2 | title: \`Code\` in a title
                |        ^
            Fields show no bold words, no code and no brackets. Write it without them:
            title: Code in a title
        `,
      },
      {
        name: '%',
        at: 'title',
        before: 'title: %50 off',
        after: 'title: "%50 off"',
        says: `
          content/blog/post.md:2:8 error (special-character)
            The text starts with "%", which means something else in YAML.
              2 | title: %50 off
                |        ^
            Put the text in quotes:
            title: "%50 off"
        `,
      },
      {
        name: '[',
        at: 'title',
        before: 'title: [Video] How to brief',
        after: 'title: "[Video] How to brief"',
        says: `
          content/blog/post.md:2:8 error (special-character)
            The text starts with "[", which means something else in YAML.
              2 | title: [Video] How to brief
                |        ^
            Put the text in quotes:
            title: "[Video] How to brief"
        `,
      },
      {
        name: '{',
        at: 'title',
        before: 'title: {name} joins',
        after: 'title: "{name} joins"',
        says: `
          content/blog/post.md:2:8 error (special-character)
            The text starts with "{", which means something else in YAML.
              2 | title: {name} joins
                |        ^
            Put the text in quotes:
            title: "{name} joins"
        `,
      },
      {
        name: '>',
        at: 'title',
        before: 'title: > 50 clients',
        after: 'title: "> 50 clients"',
        says: `
          content/blog/post.md:2:8 error (special-character)
            The text starts with ">", which means something else in YAML.
              2 | title: > 50 clients
                |        ^
            If visitors should not see it, leave it out:
            title: 50 clients
            If they should, put the text in quotes:
            title: "> 50 clients"
        `,
      },
      {
        name: '|',
        at: 'excerpt',
        before: 'excerpt: | Five questions',
        after: 'excerpt: Five questions',
        says: `
          content/blog/post.md:3:10 error (special-character)
            The text starts with "|", which means something else in YAML.
              3 | excerpt: | Five questions
                |          ^
            If visitors should not see it, leave it out:
            excerpt: Five questions
            If they should, put the text in quotes:
            excerpt: "| Five questions"
        `,
      },
      {
        name: 'deep in a list',
        at: 'tags',
        before: 'tags: [a, &b c]',
        after: 'tags: [a, "&b c"]',
        says: `
          content/blog/post.md:8:14 error (special-character)
            Here "&", "*" or "!" stands before a value, which means something else in YAML.
              8 | tags: [a, &b c]
                |              ^
            Put the text in quotes: "&Co"
        `,
      },
    ],
  },
  'smart-quotes': {
    title: 'A text stands in typographic quotation marks',
    why: 'Only straight marks (" and \') hold a text together here; “these” are shown to visitors.',
    examples: [
      {
        at: 'title',
        before: 'title: “How to brief”',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:2:8 error (smart-quotes)
            The text stands in typographic quotation marks (“ ”), which would be shown on the page.
              2 | title: “How to brief”
                |        ^
            Write it without them: How to brief
            If visitors should see them, put straight ones around them: '“How to brief”'
        `,
      },
    ],
  },
  'unclosed-quote': {
    title: 'A quotation mark is never closed',
    why: 'What starts with a quotation mark must end with the same one.',
    examples: [
      {
        at: 'title',
        before: 'title: "How to brief',
        after: 'title: "How to brief"',
        says: `
          content/blog/post.md:2:8 error (unclosed-quote)
            This quotation mark is never closed.
              2 | title: "How to brief
                |        ^
            Close it at the end of the text:
            title: "How to brief"
        `,
      },
    ],
  },
  'text-after-quote': {
    title: 'Text goes on behind a closing quotation mark',
    why: 'A value that starts with a quotation mark ends with the next one. An apostrophe counts as one too.',
    examples: [
      {
        at: 'title',
        before: 'title: "Acme" wins',
        after: 'title: \'"Acme" wins\'',
        says: `
          content/blog/post.md:2:8 error (text-after-quote)
            The value starts with a quotation mark that is closed before its end: "Acme"
              2 | title: "Acme" wins
                |        ^
            Put the text in quotes:
            title: '"Acme" wins'
        `,
      },
      {
        name: 'an apostrophe',
        at: 'title',
        before: "title: 'It's fine'",
        after: 'title: "It\'s fine"',
        says: `
          content/blog/post.md:2:8 error (text-after-quote)
            The value starts with a quotation mark that is closed before its end: 'It'
              2 | title: 'It's fine'
                |        ^
            Put the text in quotes:
            title: "It's fine"
        `,
      },
      {
        name: 'quotes in quotes',
        at: 'title',
        before: 'title: "He said "yes" to us"',
        after: 'title: \'He said "yes" to us\'',
        says: `
          content/blog/post.md:2:8 error (text-after-quote)
            The value starts with a quotation mark that is closed before its end: "He said "
              2 | title: "He said "yes" to us"
                |        ^
            Put the text in quotes:
            title: 'He said "yes" to us'
        `,
      },
      {
        name: 'a comma',
        at: 'title',
        before: 'title: "How to brief",',
        after: 'title: "How to brief"',
        says: `
          content/blog/post.md:2:22 error (text-after-quote)
            After the closing quotation mark stands a comma, and nothing can stand there.
              2 | title: "How to brief",
                |                      ^
            Remove the comma:
            title: "How to brief"
        `,
      },
      {
        name: 'doubled',
        at: 'title',
        before: 'title: ""How to brief""',
        after: 'title: "How to brief"',
        says: `
          content/blog/post.md:2:8 error (text-after-quote)
            The value starts with a quotation mark that is closed before its end: ""
              2 | title: ""How to brief""
                |        ^
            Put the text in quotes:
            title: "How to brief"
        `,
      },
    ],
  },
  'wrong-backslash': {
    title: 'A backslash stands in double quotation marks',
    why: 'There it starts a special sign, such as \\n for a new line. In single quotation marks it is only a backslash.',
    examples: [
      {
        at: 'title',
        before: 'title: "50\\% off"',
        after: "title: '50\\% off'",
        says: `
          content/blog/post.md:2:11 error (wrong-backslash)
            In double quotation marks a backslash starts a special sign, and there is none like this.
              2 | title: "50\\% off"
                |           ^
            Put the text in single quotation marks:
            title: '50\\% off'
        `,
      },
    ],
  },
  'unclosed-bracket': {
    title: 'A bracket is never closed',
    why: 'A value that starts with [ or { is a list, and must end with ] or }.',
    examples: [
      {
        at: 'tags',
        before: 'tags: [briefing, launch',
        after: 'tags: [briefing, launch]',
        says: `
          content/blog/post.md:8:7 error (unclosed-bracket)
            This "[" starts a list that is never closed with "]".
              8 | tags: [briefing, launch
                |       ^
            Close it:
            tags: [briefing, launch]
            If it is part of a text, put the text in quotes:
            tags: "[briefing, launch"
        `,
      },
      {
        name: 'a brace',
        at: 'title',
        before: 'title: {name',
        after: 'title: "{name"',
        says: `
          content/blog/post.md:2:8 error (unclosed-bracket)
            This "{" starts a list that is never closed with "}".
              2 | title: {name
                |        ^
            Close it:
            title: {name}
            If it is part of a text, put the text in quotes:
            title: "{name"
        `,
      },
    ],
  },
  'tab-indentation': {
    title: 'A line starts with a tab',
    why: 'Lines are indented with spaces only, because a tab is wider on one screen than on another.',
    examples: [
      {
        at: 'tags',
        before: 'tags:\n\t- briefing',
        after: 'tags:\n  - briefing',
        says: `
          content/blog/post.md:9:1 error (tab-indentation)
            This line is indented with a tab, and YAML allows only spaces.
              9 | ·- briefing
                | ^
            Replace every tab at the start of a line with two spaces:
              - briefing
        `,
      },
    ],
  },
  'odd-space': {
    title: 'A space is not an ordinary one',
    why: 'Texts pasted from web pages or Word hold spaces that look like ordinary ones and are other characters.',
    examples: [
      {
        at: 'tags',
        before: 'tags:\n\u00a0\u00a0- briefing',
        after: 'tags:\n  - briefing',
        says: `
          content/blog/post.md:9:1 error (odd-space)
            Here is a special space (U+00A0) that looks like an ordinary one and is not.
              9 |   - briefing
                | ^
            Replace it with an ordinary space:
              - briefing
        `,
      },
      {
        name: 'after the colon',
        at: 'title',
        before: 'title:\u00a0How to brief',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:2:7 error (odd-space)
            Here is a special space (U+00A0) that looks like an ordinary one and is not.
              2 | title: How to brief
                |       ^
            Replace it with an ordinary space:
            title: How to brief
        `,
      },
      {
        name: 'a wide one',
        at: 'title',
        before: 'title:\u3000How to brief',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:2:7 error (odd-space)
            Here is a special space (U+3000) that looks like an ordinary one and is not.
              2 | title:　How to brief
                |       ^
            Replace it with an ordinary space:
            title: How to brief
        `,
      },
    ],
  },
  'invisible-character': {
    title: 'An invisible character stands in a name or a text',
    why: 'Texts pasted from other programs can hold characters without a width. In the name of a field they make it another one.',
    examples: [
      {
        at: 'category',
        before: 'cat\u200begory: Design',
        after: 'category: Design',
        says: `
          content/blog/post.md:7:4 error (invisible-character)
            Here is a character that cannot be seen (U+200B), and it makes the name of the field another one.
              7 | cat·egory: Design
                |    ^
            Delete it, or type the line again:
            category: Design
        `,
      },
      {
        name: 'before the name',
        at: 'category',
        before: '\u200bcategory: Design',
        after: 'category: Design',
        says: `
          content/blog/post.md:7:1 error (invisible-character)
            Here is a character that cannot be seen (U+200B), and it makes the name of the field another one.
              7 | ·category: Design
                | ^
            Delete it, or type the line again:
            category: Design
        `,
      },
      {
        name: 'in a value',
        at: 'author',
        before: 'author: The\ufeff desk',
        after: 'author: The desk',
        says: `
          content/blog/post.md:5:9 warning (invisible-character)
            author holds a character that cannot be seen (U+FEFF).
              5 | author: The· desk
                |         ^
            Type the text again instead of pasting it.
        `,
      },
    ],
  },
  'unexpected-indentation': {
    title: 'A line starts in the wrong column',
    why: 'Fields that belong together, and the items of a list, start in the same column.',
    examples: [
      {
        at: 'tags',
        before: 'tags:\n  - briefing\n    - launch',
        after: 'tags:\n  - briefing\n  - launch',
        says: `
          content/blog/post.md:10:5 error (unexpected-indentation)
            This item of a list starts in column 5, and the item above it in column 3.
              10 |     - launch
                 |     ^
            Start it in the same column:
              - briefing
              - launch
        `,
      },
      {
        name: 'an item too far to the left',
        at: 'tags',
        before: 'tags:\n  - briefing\n - launch',
        after: 'tags:\n  - briefing\n  - launch',
        says: `
          content/blog/post.md:10:2 error (unexpected-indentation)
            This item of a list starts in column 2, and the item above it in column 3.
              10 |  - launch
                 |  ^
            Start it in the same column:
              - briefing
              - launch
        `,
      },
      {
        name: 'a field',
        at: 'author',
        before: ' author: The media desk',
        after: 'author: The media desk',
        says: `
          content/blog/post.md:5:2 error (unexpected-indentation)
            This field starts in column 2, and the field it belongs beside in column 1.
              5 |  author: The media desk
                |  ^
            Start it in the same column:
            image: press-kit.png
            author: The media desk
        `,
      },
      {
        name: 'several fields',
        file: SERVICE,
        at: 'callToAction',
        before: 'callToAction:\n  heading: Let us talk\n   text: Write to us.\n   button: Contact',
        after: 'callToAction:\n  heading: Let us talk\n  text: Write to us.\n  button: Contact',
        says: `
          content/services/media-relations.yaml:25:4 error (unexpected-indentation)
            This field starts in column 4, and the field it belongs beside in column 3.
              25 |    text: Write to us.
                 |    ^
            Start it in the same column:
              heading: Let us talk
              text: Write to us.
        `,
      },
      {
        name: 'an item below a text',
        at: 'excerpt',
        before: 'excerpt: Five questions\n  - to answer',
        after: 'excerpt: Five questions to answer',
        says: `
          content/blog/post.md:4:3 error (unexpected-indentation)
            This item of a list stands below a field that already has a value on its own line.
              4 |   - to answer
                |   ^
            Put the item below the field it belongs to:
            excerpt:
              - to answer
        `,
      },
      {
        name: 'a text that goes on with a colon',
        at: 'excerpt',
        before: 'excerpt: Five questions\n  to answer: first',
        after: 'excerpt: "Five questions to answer: first"',
        says: `
          content/blog/post.md:4:3 error (unexpected-indentation)
            This line is indented below a field that already has a value on its own line.
              4 |   to answer: first
                |   ^
            If it is a field of its own, start it in the same column as the field above. If it continues the text above, put the whole text in quotes: "…"
        `,
      },
      {
        name: 'a longer text',
        at: 'excerpt',
        before: 'excerpt: |\n    Five questions\n  to answer',
        after: 'excerpt: |\n  Five questions\n  to answer',
        says: `
          content/blog/post.md:5:3 error (unexpected-indentation)
            This line of a text starts further to the left than the first line of the text.
              5 |   to answer
                |   ^
            Start all lines of the text in the same column:
                Five questions
                to answer
        `,
      },
    ],
  },
  'wrong-list-mark': {
    title: 'The items of a list do not start with a hyphen and a space',
    why: 'Word processors put other signs before items. Here it is a hyphen and a space, in fields and in texts.',
    examples: [
      {
        at: 'tags',
        before: 'tags:\n  • briefing\n  • launch',
        after: 'tags:\n  - briefing\n  - launch',
        says: `
          content/blog/post.md:9:3 error (wrong-list-mark)
            Each item of a list starts with a hyphen and a space; this one starts with "•".
              9 |   • briefing
                |   ^
            Write:
              - briefing
              - launch
        `,
      },
      {
        name: 'no space',
        at: 'tags',
        before: 'tags:\n  -briefing\n  -launch',
        after: 'tags:\n  - briefing\n  - launch',
        says: `
          content/blog/post.md:9:3 error (wrong-list-mark)
            Each item of a list starts with a hyphen and a space; this one starts with "-".
              9 |   -briefing
                |   ^
            Write:
              - briefing
              - launch
        `,
      },
      {
        name: 'numbers',
        at: 'tags',
        before: 'tags:\n  1. briefing',
        after: 'tags:\n  - briefing',
        says: `
          content/blog/post.md:9:3 error (wrong-list-mark)
            Each item of a list starts with a hyphen and a space; this one starts with "1.".
              9 |   1. briefing
                |   ^
            Write:
              - briefing
        `,
      },
    ],
  },
  'list-beside-field': {
    title: 'A list starts beside its field',
    why: 'The items of a list stand on lines of their own, below the name of the field.',
    examples: [
      {
        at: 'tags',
        before: 'tags: - briefing\n  - launch',
        after: 'tags:\n  - briefing\n  - launch',
        says: `
          content/blog/post.md:8:7 error (list-beside-field)
            A list starts on the line below its field, not beside it.
              8 | tags: - briefing
                |       ^
            Write:
            tags:
              - briefing
              - launch
            If it is a text, put it in quotes:
            tags: "- briefing"
        `,
      },
    ],
  },
  'too-deep': {
    title: 'A line is nested too deeply',
    why: 'No field of the site lies so deep; a key was held down, or something was pasted in the wrong place.',
    examples: [
      {
        at: 'tags',
        before: `tags: ${'['.repeat(30)}briefing${']'.repeat(30)}`,
        after: 'tags: [briefing]',
        says: `
          content/blog/post.md:8:1 error (too-deep)
            This line is nested far deeper than any field of the site.
              8 | tags: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[briefing]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
                | ^
            Write it with less indentation, fewer "- " or fewer brackets.
        `,
      },
    ],
  },
  'broken-yaml': {
    title: 'A line cannot be read',
    why: 'It does not fit the lines around it. This is rare: most mistakes have a message of their own.',
    examples: [
      {
        at: 'tags',
        before: 'tags: ["briefing" "launch"]',
        after: 'tags: ["briefing", "launch"]',
        says: `
          content/blog/post.md:8:19 error (broken-yaml)
            This line does not fit the ones around it, so the fields cannot be read from here on.
              8 | tags: ["briefing" "launch"]
                |                   ^
            Check the spaces at its start, quotation marks and brackets that are not closed, and that each field reads "name: value".
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>

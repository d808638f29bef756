import type { Code } from '../problems/codes'
import { POST } from '../testing/content'
import { END, type Mistake, TEXT, WHOLE } from './mistake'

const UNCLOSED = POST.replace('\n---\n\nA', '\n\nA')

/** The lines of three hyphens, between which the fields of a text stand. */
export const fences = {
  'missing-front-matter': {
    title: 'The fields at the start are missing',
    why: 'A text starts with a line of three hyphens, its fields, and three hyphens again. Only then comes what visitors read.',
    examples: [
      {
        at: WHOLE,
        before: 'A good brief answers five questions.\n',
        after: POST,
        says: `
          content/blog/post.md:1:1 error (missing-front-matter)
            This file has no fields: it must start with a line of three hyphens, the fields, and three hyphens again.
              1 | A good brief answers five questions.
                | ^
            Start the file like this:
            ---
            title: How to brief an agency
            ---
        `,
      },
      {
        name: 'the first line of hyphens',
        at: WHOLE,
        before: POST.replace('---\n', ''),
        after: POST,
        says: `
          content/blog/post.md:1:1 error (missing-front-matter)
            The file starts with a field, and a line of three hyphens must stand above the first one.
              1 | title: How to brief an agency
                | ^
            Put this line above it:
            ---
        `,
      },
      {
        name: 'a dash instead',
        at: WHOLE,
        before: POST.replace('---', '—'),
        after: POST,
        says: `
          content/blog/post.md:1:1 error (missing-front-matter)
            The file starts with "—", and it must start with three hyphens: ---
              1 | —
                | ^
            Start the file like this:
            ---
            title: How to brief an agency
            ---
        `,
      },
      {
        name: 'TOML',
        at: WHOLE,
        before: POST.replaceAll('---', '+++'),
        after: POST,
        says: `
          content/blog/post.md:1:1 error (missing-front-matter)
            The file starts with "+++", and it must start with three hyphens: ---
              1 | +++
                | ^
            Start the file like this:
            ---
            title: How to brief an agency
            ---
        `,
      },
    ],
  },
  'front-matter-not-first': {
    title: 'Something stands before the three hyphens',
    why: 'The three hyphens must be the very first line. A blank line or a space before them makes text of the fields.',
    examples: [
      {
        at: WHOLE,
        before: `\n${POST}`,
        after: POST,
        says: `
          content/blog/post.md:1:1 error (front-matter-not-first)
            The opening --- must be the first line of the file, without spaces before it; it stands on line 2.
            Remove everything before the three hyphens.
        `,
      },
      {
        name: 'a space',
        at: WHOLE,
        before: ` ${POST}`,
        after: POST,
        says: `
          content/blog/post.md:1:1 error (front-matter-not-first)
            The opening --- must be the first line of the file, and before these hyphens stands a space or an invisible character.
              1 |  ---
                | ^
            Remove everything before the three hyphens.
        `,
      },
      {
        name: 'a heading',
        at: WHOLE,
        before: `# How to brief\n\n${POST}`,
        after: POST,
        says: `
          content/blog/post.md:1:1 error (front-matter-not-first)
            The opening --- must be the first line of the file, without spaces before it; it stands on line 3.
              1 | # How to brief
                | ^
            Remove everything before the three hyphens.
        `,
      },
    ],
  },
  'front-matter-language': {
    title: 'Something stands behind the first three hyphens',
    why: 'The line must hold three hyphens and nothing else.',
    examples: [
      {
        at: WHOLE,
        before: POST.replace('---', '---yaml'),
        after: POST,
        says: `
          content/blog/post.md:1:1 error (front-matter-language)
            The first line is "---yaml", and it must be exactly --- (three hyphens).
              1 | ---yaml
                | ^
            Write the first line as: ---
        `,
      },
      {
        name: 'a language that would run',
        at: WHOLE,
        before: POST.replace('---', '---js'),
        after: POST,
        says: `
          content/blog/post.md:1:1 error (front-matter-language)
            The first line is "---js", and it must be exactly --- (three hyphens).
              1 | ---js
                | ^
            Write the first line as: ---
        `,
      },
      {
        name: 'a fourth hyphen',
        at: WHOLE,
        before: POST.replace('---', '----'),
        after: POST,
        says: `
          content/blog/post.md:1:1 error (front-matter-language)
            The first line is "----", and it must be exactly --- (three hyphens).
              1 | ----
                | ^
            Write the first line as: ---
        `,
      },
    ],
  },
  'front-matter-too-long': {
    title: 'The fields are far too long',
    why: 'No post has so many lines of fields: the second line of three hyphens is missing, and the text was taken for fields.',
    examples: [
      {
        broken: { 'blog/post.md': `${UNCLOSED}\n${'words\n'.repeat(2_100)}\n---\n` },
        mended: { 'blog/post.md': POST },
        before: '---\ntitle: How to brief an agency\n… and 2,000 lines more, without ---',
        after: '---\ntitle: How to brief an agency\n---',
        says: `
          content/blog/post.md:1:1 error (front-matter-too-long)
            The fields have more than 2000 lines or 64 KiB.
              1 | ---
                | ^
            Is the second line of three hyphens missing? Put it below the last field.
        `,
      },
    ],
  },
  'unclosed-front-matter': {
    title: 'The second line of three hyphens is missing',
    why: 'Without it the text of the page is taken for fields.',
    examples: [
      {
        at: WHOLE,
        before: UNCLOSED,
        after: POST,
        says: `
          content/blog/post.md:1:1 error (unclosed-front-matter)
            The fields that start here have no end: a second line of three hyphens is needed below the last field.
              1 | ---
                | ^
            Put a line of three hyphens between the last field and the text: ---
        `,
      },
      {
        name: 'and a ruler stands in the text',
        at: WHOLE,
        before: UNCLOSED.replace('why now.', 'why now.\n\n---\n\nMore.'),
        after: POST,
        says: `
          content/blog/post.md:1:1 error (unclosed-front-matter)
            The fields that start here have no end: a second line of three hyphens is needed below the last field.
              1 | ---
                | ^
            Put a line of three hyphens between the last field and the text: ---
        `,
      },
      {
        name: 'a dash instead',
        at: WHOLE,
        before: POST.replace('\n---\n\nA', '\n—\n\nA'),
        after: POST,
        says: `
          content/blog/post.md:1:1 error (unclosed-front-matter)
            The fields that start here have no end: a second line of three hyphens is needed below the last field.
              1 | ---
                | ^
            Line 10 is "—"; write it as three hyphens: ---
        `,
      },
      {
        name: 'indented',
        at: WHOLE,
        before: POST.replace('\n---\n\nA', '\n ---\n\nA'),
        after: POST,
        says: `
          content/blog/post.md:1:1 error (unclosed-front-matter)
            The fields that start here have no end: a second line of three hyphens is needed below the last field.
              1 | ---
                | ^
            Line 10 is " ---"; write it as three hyphens: ---
        `,
      },
    ],
  },
  'broken-fence': {
    title: 'The second line of hyphens is not exactly three',
    why: 'The line that ends the fields must hold three hyphens and nothing else.',
    examples: [
      {
        at: WHOLE,
        before: POST.replace('\n---\n\nA', '\n-----\n\nA'),
        after: POST,
        says: `
          content/blog/post.md:10:1 error (broken-fence)
            This line is "-----"; the line that ends the fields must be exactly --- (three hyphens).
              10 | -----
                 | ^
            Write the line as: ---
        `,
      },
    ],
  },
  'stray-marker': {
    title: 'A line of hyphens or dots stands among the fields',
    why: 'In a file that is all fields, such a line would end them before the last one.',
    examples: [
      {
        at: 'title',
        before: 'title: How to brief an agency\n...',
        after: 'title: How to brief an agency',
        says: `
          content/blog/post.md:3:1 error (stray-marker)
            A line "..." would end the fields here, and more of them follow.
              3 | ...
                | ^
            Remove the line.
        `,
      },
      {
        name: 'three hyphens in a file of fields',
        file: 'services/media-relations.yaml',
        at: END,
        before: '---\nprice: 3000',
        after: 'price: 3000',
        says: `
          content/services/media-relations.yaml:27:1 error (stray-marker)
            A line "---" would end the fields here, and more of them follow.
              27 | ---
                 | ^
            Remove the line.
        `,
      },
    ],
  },
  'fields-in-text': {
    title: 'Fields stand in the text',
    why: 'Below the second line of hyphens everything is text. A field there does nothing, and visitors read it.',
    examples: [
      {
        at: TEXT,
        before: 'draft: true\n\nA good brief answers five questions.',
        after: 'A good brief answers five questions.',
        says: `
          content/blog/post.md:12:1 error (fields-in-text)
            Here is a field below the second line of three hyphens, where the text of the page stands.
              12 | draft: true
                 | ^
            Move this above the second line of three hyphens:
            draft: true
        `,
      },
      {
        name: 'all of them twice',
        at: TEXT,
        before: '---\ntitle: How to brief an agency\nauthor: The media desk\n---\n\nA good brief.',
        after: 'A good brief.',
        says: `
          content/blog/post.md:13:1 error (fields-in-text)
            Here are fields below the second line of three hyphens, where the text of the page stands.
              13 | title: How to brief an agency
                 | ^
            Move what is missing above up to the other fields, and remove the rest together with its lines of three hyphens.
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>

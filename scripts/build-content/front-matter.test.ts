/** Fences and encodings. Each message is what the editor reads, whole. */
import { afterAll, describe, expect, it } from 'vitest'
import { cleanUp, POST, printedFor } from './testing/content'

afterAll(cleanUp)

describe('the fences', () => {
  it('never closed', async () => {
    expect(await printedFor(POST.replace('\n---\n\nA', '\n\nA'))).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (unclosed-front-matter)
        The fields that start here have no end: a second line of three hyphens is needed below the last field.
          1 | ---
            | ^
        Put a line of three hyphens between the last field and the text: ---
      "
    `)
  })
  it('closed only by a ruler in the text', async () => {
    expect(
      await printedFor(POST.replace('\n---\n\nA', '\n\nA').replace('why now.', 'why now.\n\n---\n\nMore.')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (unclosed-front-matter)
        The fields that start here have no end: a second line of three hyphens is needed below the last field.
          1 | ---
            | ^
        Put a line of three hyphens between the last field and the text: ---
      "
    `)
  })
  it('closed by five hyphens', async () => {
    expect(await printedFor(POST.replace('\n---\n\nA', '\n-----\n\nA'))).toMatchInlineSnapshot(`
      "content/blog/post.md:10:1 error (broken-fence)
        This line is "-----"; the line that ends the fields must be exactly --- (three hyphens).
          10 | -----
             | ^
        Write the line as: ---
      "
    `)
  })
  it('closed by a dash', async () => {
    expect(await printedFor(POST.replace('\n---\n\nA', '\n—\n\nA'))).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (unclosed-front-matter)
        The fields that start here have no end: a second line of three hyphens is needed below the last field.
          1 | ---
            | ^
        Line 10 is "—"; write it as three hyphens: ---
      "
    `)
  })
  it('blank lines before the first', async () => {
    expect(await printedFor(`\n\n${POST}`)).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (front-matter-not-first)
        The opening --- must be the first line of the file, without spaces before it; it stands on line 3.
        Remove everything before the three hyphens.
      "
    `)
  })
  it('none at all', async () => {
    expect(await printedFor('Only text.\n')).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (missing-front-matter)
        This file has no fields: it must start with a line of three hyphens, the fields, and three hyphens again.
          1 | Only text.
            | ^
        Start the file like this:
        ---
        title: How to brief an agency
        ---
      "
    `)
  })
  it('a dash instead', async () => {
    expect(await printedFor(POST.replace('---', () => '—'))).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (missing-front-matter)
        The file starts with "—", and it must start with three hyphens: ---
          1 | —
            | ^
        Start the file like this:
        ---
        title: How to brief an agency
        ---
      "
    `)
  })
  it('a language', async () => {
    expect(await printedFor(POST.replace('---', () => '---js'))).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (front-matter-language)
        The first line is "---js", and it must be exactly --- (three hyphens).
          1 | ---js
            | ^
        Write the first line as: ---
      "
    `)
  })
  it('TOML', async () => {
    expect(await printedFor(POST.replaceAll('---', '+++'))).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (missing-front-matter)
        The file starts with "+++", and it must start with three hyphens: ---
          1 | +++
            | ^
        Start the file like this:
        ---
        title: How to brief an agency
        ---
      "
    `)
  })
  it('an empty file', async () => {
    expect(await printedFor('')).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (empty-file)
        This file is empty.
        Start the file like this:
        ---
        title: How to brief an agency
        ---
      "
    `)
  })
})

describe('bytes', () => {
  it('Latin-1', async () => {
    expect(await printedFor(Buffer.from(POST.replace('agency', 'café'), 'latin1'))).toMatchInlineSnapshot(`
      "content/blog/post.md:2:27 error (not-utf8)
        Here is a character that is not saved as UTF-8.
        Save the file again with the encoding "UTF-8", then look whether accents and quotation marks are right.
      "
    `)
  })
  it('UTF-16', async () => {
    expect(await printedFor(Buffer.from(`\ufeff${POST}`, 'utf16le'))).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (not-utf8)
        This file is saved as UTF-16, and UTF-8 is needed.
        Save the file again with the encoding "UTF-8".
      "
    `)
  })
  it('NUL', async () => {
    expect(await printedFor(POST.replace('agency', () => 'a\x00b'))).toMatchInlineSnapshot(`
      "content/blog/post.md:2:25 error (control-character)
        Here is an invisible control character (U+0000), which cannot be published.
        Delete it: put the cursor behind it and press Backspace once, or type the line again.
      "
    `)
  })
  it('half a character by an escape', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: "a \\ud83d"')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (control-character)
        Here is an invisible control character (U+D83D), which cannot be published.
          2 | title: "a \\ud83d"
            |        ^
        Delete it: put the cursor behind it and press Backspace once, or type the line again.
      "
    `)
  })
  it('a conflict of Git', async () => {
    expect(
      await printedFor(
        POST.replace(
          'title: How to brief an agency',
          () => '<<<<<<< HEAD\ntitle: How to brief an agency\n=======\ntitle: Other\n>>>>>>> b',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:1 error (conflict-marker)
        Two versions of this file were merged and Git could not decide between them.
        Keep the right one of the versions between <<<<<<< and >>>>>>>, and delete the lines of the markers themselves: <<<<<<<, ||||||| (if there is one), ======= and >>>>>>>.
      "
    `)
  })
  it('more than 1 MiB', async () => {
    expect(await printedFor(POST + 'words '.repeat(200_000))).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (file-too-large)
        This file has 1.1 MiB, and at most 1 MiB can be read.
        Split it, or make it smaller.
      "
    `)
  })
})

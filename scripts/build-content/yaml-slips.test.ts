/** Slips in YAML. Each message is what the editor reads, whole. */
import { afterAll, describe, expect, it } from 'vitest'
import { cleanUp, POST, printedFor } from './testing/content'

afterAll(cleanUp)

describe('values that YAML would swallow or misread', () => {
  it('a number sign in a title', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: We are #1')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:15 error (comment-in-value)
        Everything from "#" on would be lost here: to YAML, " #" starts a comment.
          2 | title: We are #1
            |               ^
        Put the text in quotes:
        title: "We are #1"
        If it is a comment, put it on a line of its own.
      "
    `)
  })
  it('a number sign first', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: #1 agency')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (comment-in-value)
        The whole value "#1 agency" would be lost here: to YAML, "#" starts a comment.
          2 | title: #1 agency
            |        ^
        Put the text in quotes:
        title: "#1 agency"
      "
    `)
  })
  it('an ampersand first', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: &Co news')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (special-character)
        The text starts with "&", which means something else in YAML.
          2 | title: &Co news
            |        ^
        Put the text in quotes:
        title: "&Co news"
      "
    `)
  })
  it('an asterisk first', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: *Bold* move')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (special-character)
        The text starts with "*", which means something else in YAML.
          2 | title: *Bold* move
            |        ^
        Put the text in quotes:
        title: "*Bold* move"
      "
    `)
  })
  it('an exclamation mark first', async () => {
    expect(await printedFor(POST.replace('title: How to brief an agency', () => 'title: !Wow'))).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (special-character)
        The text starts with "!", which means something else in YAML.
          2 | title: !Wow
            |        ^
        Put the text in quotes:
        title: "!Wow"
      "
    `)
  })
  it('an at sign first', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: @acme joins')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (special-character)
        The text starts with "@", which means something else in YAML.
          2 | title: @acme joins
            |        ^
        Put the text in quotes:
        title: "@acme joins"
      "
    `)
  })
  it('a backtick first', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: `code` in a title')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (special-character)
        The text starts with "\`", which means something else in YAML.
          2 | title: \`code\` in a title
            |        ^
        Put the text in quotes:
        title: "\`code\` in a title"
      "
    `)
  })
  it('a percent sign first', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: %50 off')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (special-character)
        The text starts with "%", which means something else in YAML.
          2 | title: %50 off
            |        ^
        Put the text in quotes:
        title: "%50 off"
      "
    `)
  })
  it('a bracket first', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: [Video] How to brief')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (special-character)
        The text starts with "[", which means something else in YAML.
          2 | title: [Video] How to brief
            |        ^
        Put the text in quotes:
        title: "[Video] How to brief"
      "
    `)
  })
  it('a brace first', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: {name} joins')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (special-character)
        The text starts with "{", which means something else in YAML.
          2 | title: {name} joins
            |        ^
        Put the text in quotes:
        title: "{name} joins"
      "
    `)
  })
  it('a brace that is never closed', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: {name')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (unclosed-bracket)
        This "{" starts a list that is never closed with "}".
          2 | title: {name
            |        ^
        Close it:
        title: {name}
        If it is part of a text, put the text in quotes:
        title: "{name"
      "
    `)
  })
  it('a greater-than sign first', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: > 50 clients')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (special-character)
        The text starts with ">", which means something else in YAML.
          2 | title: > 50 clients
            |        ^
        If visitors should not see it, leave it out:
        title: 50 clients
        If they should, put the text in quotes:
        title: "> 50 clients"
      "
    `)
  })
  it('a colon', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: Launch day: what we learned')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (colon-in-value)
        The text "Launch day: what we learned" has a colon in it, and YAML would take it for a field.
          2 | title: Launch day: what we learned
            |        ^
        Put the text in quotes:
        title: "Launch day: what we learned"
      "
    `)
  })
  it('a colon at the end', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: What we learned:')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (colon-in-value)
        The text "What we learned:" has a colon in it, and YAML would take it for a field.
          2 | title: What we learned:
            |        ^
        Put the text in quotes:
        title: "What we learned:"
      "
    `)
  })
  it('a colon in a list item', async () => {
    expect(
      await printedFor(POST.replace('  - briefing', () => '  - Launch day: what we learned')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:9:5 error (colon-in-value)
        The text "Launch day: what we learned" has a colon in it, and YAML would take it for a field.
          9 |   - Launch day: what we learned
            |     ^
        Put the text in quotes:
        - "Launch day: what we learned"
      "
    `)
  })
  it('a colon after one word in a list item', async () => {
    expect(await printedFor(POST.replace('  - briefing', () => '  - Reach: 40%'))).toMatchInlineSnapshot(`
      "content/blog/post.md:9:5 error (colon-in-value)
        The text "Reach: 40%" has a colon in it, and YAML takes it for a field.
          9 |   - Reach: 40%
            |     ^
        Put the text in quotes:
        - "Reach: 40%"
      "
    `)
  })
})

describe('quotation marks', () => {
  it('never closed', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: "How to brief')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (unclosed-quote)
        This quotation mark is never closed.
          2 | title: "How to brief
            |        ^
        Close it at the end of the text:
        title: "How to brief"
      "
    `)
  })
  it('closed too early', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: "Acme" wins')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (text-after-quote)
        The value starts with a quotation mark that is closed before its end: "Acme"
          2 | title: "Acme" wins
            |        ^
        Put the text in quotes:
        title: '"Acme" wins'
      "
    `)
  })
  it('an apostrophe in single ones', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => "title: 'Here's how'")),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (text-after-quote)
        The value starts with a quotation mark that is closed before its end: 'Here'
          2 | title: 'Here's how'
            |        ^
        Put the text in quotes:
        title: "Here's how"
      "
    `)
  })
  it('typographic ones', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: “How to brief”')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (smart-quotes)
        The text stands in typographic quotation marks (“ ”), which would be shown on the page.
          2 | title: “How to brief”
            |        ^
        Write it without them: How to brief
        If visitors should see them, put straight ones around them: '“How to brief”'
      "
    `)
  })
})

describe('spaces and lines', () => {
  it('a tab', async () => {
    expect(await printedFor(POST.replace('  - briefing', () => '\t- briefing'))).toMatchInlineSnapshot(`
      "content/blog/post.md:9:1 error (tab-indentation)
        This line is indented with a tab, and YAML allows only spaces.
          9 | ·- briefing
            | ^
        Replace every tab at the start of a line with two spaces:
          - briefing
      "
    `)
  })
  it('a no-break space as indentation', async () => {
    expect(await printedFor(POST.replace('  - briefing', () => '\xa0\xa0- briefing'))).toMatchInlineSnapshot(`
      "content/blog/post.md:9:1 error (odd-space)
        Here is a special space (U+00A0) that looks like an ordinary one and is not.
          9 |   - briefing
            | ^
        Replace it with an ordinary space:
          - briefing
      "
    `)
  })
  it('a no-break space after the colon', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title:\xa0How to brief')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:7 error (odd-space)
        Here is a special space (U+00A0) that looks like an ordinary one and is not.
          2 | title: How to brief
            |       ^
        Replace it with an ordinary space:
        title: How to brief
      "
    `)
  })
  it('no space after the colon', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title:How to brief')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:1 error (missing-space)
        A space is missing after "title:".
          2 | title:How to brief
            | ^
        Write: title: How to brief
      "
    `)
  })
  it('an equals sign', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title = How to brief')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:1 error (not-a-field)
        A field and its value are separated by a colon and a space.
          2 | title = How to brief
            | ^
        Write: title: How to brief
      "
    `)
  })
  it('a loose line', async () => {
    expect(
      await printedFor(
        POST.replace('title: How to brief an agency', () => 'title: How to brief an agency\nsome loose words'),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:1 error (not-a-field)
        The line "some loose words" is not a field: a field is a name, a colon, a space and a value.
          3 | some loose words
            | ^
        Write it as "name: value". If it continues the text of the line above, indent it with two spaces:
          some loose words
      "
    `)
  })
  it('a field that is indented', async () => {
    expect(
      await printedFor(
        POST.replace('title: How to brief an agency', () => 'title: How to brief an agency\n  excerpt: thing'),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:3 error (unexpected-indentation)
        This field starts in column 3, and the field it belongs beside in column 1.
          3 |   excerpt: thing
            |   ^
        Start it in the same column:
        title: How to brief an agency
        excerpt: thing

      content/blog/post.md:4:1 error (duplicate-field)
        The field "excerpt" is here a second time; it already stands on line 3.
          4 | excerpt: Five questions to answer first.
            | ^
        Keep one of the two and remove the other.
      "
    `)
  })
  it('a list item out of line', async () => {
    expect(await printedFor(POST.replace('  - briefing', () => '  - briefing\n - launch'))).toMatchInlineSnapshot(`
      "content/blog/post.md:10:2 error (unexpected-indentation)
        This item of a list starts in column 2, and the item above it in column 3.
          10 |  - launch
             |  ^
        Start it in the same column:
          - briefing
          - launch
      "
    `)
  })
  it('a list that is never closed', async () => {
    expect(await printedFor(POST.replace('tags:\n  - briefing', () => 'tags: [a, b'))).toMatchInlineSnapshot(`
      "content/blog/post.md:8:7 error (unclosed-bracket)
        This "[" starts a list that is never closed with "]".
          8 | tags: [a, b
            |       ^
        Close it:
        tags: [a, b]
        If it is part of a text, put the text in quotes:
        tags: "[a, b"
      "
    `)
  })
  it('an anchor deep in a list', async () => {
    expect(await printedFor(POST.replace('  - briefing', () => '  - [&a x, *a]'))).toMatchInlineSnapshot(`
      "content/blog/post.md:9:9 error (special-character)
        Here "&", "*" or "!" stands before a value, which means something else in YAML.
          9 |   - [&a x, *a]
            |         ^
        Put the text in quotes: "&Co"

      content/blog/post.md:9:12 error (special-character)
        Here "&", "*" or "!" stands before a value, which means something else in YAML.
          9 |   - [&a x, *a]
            |            ^
        Put the text in quotes: "&Co"
      "
    `)
  })
  it('a tag', async () => {
    expect(await printedFor(POST.replace('  - briefing', () => '  - !!binary aGk='))).toMatchInlineSnapshot(`
      "content/blog/post.md:9:5 error (special-character)
        The text starts with "!", which means something else in YAML.
          9 |   - !!binary aGk=
            |     ^
        Put the text in quotes:
        - "!!binary aGk="
      "
    `)
  })
  it('brackets without end', async () => {
    expect(
      await printedFor(POST.replace('  - briefing', () => '  - [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:9:1 error (too-deep)
        This line is nested far deeper than any field of the site.
          9 |   - [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
            | ^
        Write it with less indentation, fewer "- " or fewer brackets.
      "
    `)
  })
})

/** Values that do not fit their field. Each message is what the editor reads, whole. */
import { afterAll, describe, expect, it } from 'vitest'
import { cleanUp, POST, printedFor, smallService } from './testing/content'

afterAll(cleanUp)

/** The service of the small site with more fields. */
const service = (more: string) => ({ 'services/media-relations.yaml': `${smallService()}${more}\n` })

describe('fields', () => {
  it('missing', async () => {
    expect(await printedFor(POST.replace('title: How to brief an agency\n', () => ''))).toMatchInlineSnapshot(`
      "content/blog/post.md:1:1 error (missing-field)
        The field "title" is missing: Title of the post.
          1 | ---
            | ^
        Add:
        title: How to brief an agency
      "
    `)
  })
  it('empty', async () => {
    expect(await printedFor(POST.replace('title: How to brief an agency', () => 'title:'))).toMatchInlineSnapshot(`
      "content/blog/post.md:2:1 error (empty-field)
        title has no value: Title of the post.
          2 | title:
            | ^
        Write for example:
        title: How to brief an agency
      "
    `)
  })
  it('an empty text', async () => {
    expect(await printedFor(POST.replace('title: How to brief an agency', () => 'title: ""'))).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (empty-field)
        title has no value: Title of the post.
          2 | title: ""
            |        ^
        Write for example:
        title: How to brief an agency
      "
    `)
  })
  it('an empty list item', async () => {
    expect(await printedFor(POST.replace('  - briefing', () => '  -'))).toMatchInlineSnapshot(`
      "content/blog/post.md:9:4 error (empty-field)
        tags, item 1 has no value: One tag.
          9 |   -
            |    ^
        Write something after the "-", or remove the line.
      "
    `)
  })
  it('misspelt, and so not also missing', async () => {
    expect(await printedFor(POST.replace('category: Design', () => 'catagory: Design'))).toMatchInlineSnapshot(`
      "content/blog/post.md:7:1 error (unknown-field)
        There is no field called "catagory" here.
          7 | catagory: Design
            | ^
        Did you mean "category"? Write:
        category: Design
      "
    `)
  })
  it('named as elsewhere', async () => {
    expect(await printedFor(POST.replace('excerpt:', () => 'summary:'))).toMatchInlineSnapshot(`
      "content/blog/post.md:3:1 error (unknown-field)
        There is no field called "summary" here.
          3 | summary: Five questions to answer first.
            | ^
        Did you mean "excerpt"? Write:
        excerpt: Five questions to answer first.
      "
    `)
  })
  it('the address as a field', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: How to brief an agency\nslug: x')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:1 error (unknown-field)
        There is no field called "slug" here.
          3 | slug: x
            | ^
        Remove the line: the name of the file is the id and the address.
      "
    `)
  })
  it('twice', async () => {
    expect(
      await printedFor(
        POST.replace('title: How to brief an agency', () => 'title: How to brief an agency\ntitle: Other'),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:1 error (duplicate-field)
        The field "title" is here a second time; it already stands on line 2.
          3 | title: Other
            | ^
        Keep one of the two and remove the other.
      "
    `)
  })
  it('__proto__', async () => {
    expect(
      await printedFor(
        POST.replace('title: How to brief an agency', () => 'title: How to brief an agency\n__proto__: x'),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:1 error (unknown-field)
        There is no field called "__proto__" here.
          3 | __proto__: x
            | ^
        Remove the line. The fields here are: title, excerpt, image, imageAlt, author, date, category, readTime, tags, draft, publishAt, aliases.
      "
    `)
  })
})

describe('values', () => {
  it('not one of the choices', async () => {
    expect(await printedFor(POST.replace('category: Design', () => 'category: Desgin'))).toMatchInlineSnapshot(`
      "content/blog/post.md:7:11 error (wrong-choice)
        category is "Desgin", and it must be one of Development, Design, Marketing or UX/UI.
          7 | category: Desgin
            |           ^
        Did you mean "Design"? Write:
        category: Design
      "
    `)
  })
  it('a date with slashes', async () => {
    expect(await printedFor(POST.replace('2024-01-15', () => '12/01/2024'))).toMatchInlineSnapshot(`
      "content/blog/post.md:6:7 error (wrong-date)
        date is "12/01/2024", and a day written as YYYY-MM-DD is needed.
          6 | date: 12/01/2024
            |       ^
        Write:
        date: 2024-12-01
        or, if the first number is the day:
        date: 2024-01-12
      "
    `)
  })
  it('a date in words', async () => {
    expect(await printedFor(POST.replace('2024-01-15', () => 'January 15, 2024'))).toMatchInlineSnapshot(`
      "content/blog/post.md:6:7 error (wrong-date)
        date is "January 15, 2024", and a day written as YYYY-MM-DD is needed.
          6 | date: January 15, 2024
            |       ^
        Write:
        date: 2024-01-15
      "
    `)
  })
  it('a day that does not exist', async () => {
    expect(await printedFor(POST.replace('2024-01-15', () => '2024-02-30'))).toMatchInlineSnapshot(`
      "content/blog/post.md:6:7 error (impossible-date)
        date is a day that does not exist: February 2024 has 29 days, not 30.
          6 | date: 2024-02-30
            |       ^
        Write a day of the calendar as YYYY-MM-DD.
      "
    `)
  })
  it('a month that does not exist', async () => {
    expect(await printedFor(POST.replace('2024-01-15', () => '2024-13-01'))).toMatchInlineSnapshot(`
      "content/blog/post.md:6:7 error (impossible-date)
        date names month 13, and a year has 12; the order is year, month, day.
          6 | date: 2024-13-01
            |       ^
        Write a day of the calendar as YYYY-MM-DD.
      "
    `)
  })
  it('yes', async () => {
    expect(
      await printedFor(
        POST.replace('title: How to brief an agency', () => 'title: How to brief an agency\ndraft: yes'),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:8 error (wrong-boolean)
        draft is "yes", and only true or false can stand here.
          3 | draft: yes
            |        ^
        Write:
        draft: true
      "
    `)
  })
  it('True', async () => {
    expect(
      await printedFor(
        POST.replace('title: How to brief an agency', () => 'title: How to brief an agency\ndraft: True'),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:8 error (wrong-boolean)
        draft is "True", and only true or false can stand here.
          3 | draft: True
            |        ^
        Write:
        draft: true
      "
    `)
  })
  it('"true"', async () => {
    expect(
      await printedFor(
        POST.replace('title: How to brief an agency', () => 'title: How to brief an agency\ndraft: "true"'),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:8 error (wrong-boolean)
        draft is the text "true" in quotation marks, and only true or false can stand here.
          3 | draft: "true"
            |        ^
        Write:
        draft: true
      "
    `)
  })
  it('draft without a value', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: How to brief an agency\ndraft:')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:1 error (empty-field)
        draft has no value: true keeps the post off the public site.
          3 | draft:
            | ^
        Write for example:
        draft: true
      "
    `)
  })
  it('a text for a list', async () => {
    expect(await printedFor(POST.replace('tags:\n  - briefing', () => 'tags: brand, launch'))).toMatchInlineSnapshot(`
      "content/blog/post.md:8:7 error (list-needed)
        tags is a single text, and a list is needed.
          8 | tags: brand, launch
            |       ^
        Put each item on its own line, starting with "- ":
        tags:
          - brand
          - launch
      "
    `)
  })
  it('a list for a text', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title:\n  - a')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:3:3 error (text-needed)
        title is a list, and a single text is needed.
          3 |   - a
            |   ^
        Write the text on the line of the field:
        title: …
      "
    `)
  })
  it('brackets for a text', async () => {
    expect(
      await printedFor(POST.replace('title: How to brief an agency', () => 'title: [Draft]')),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (text-needed)
        title is a list, and a single text is needed.
          2 | title: [Draft]
            |        ^
        If the brackets belong to the text, put it in quotes:
        title: "[Draft]"
      "
    `)
  })
  it('several mistakes at once', async () => {
    expect(
      await printedFor(
        POST.replace('title: How', 'title: A: how').replace('2024-01-15', '2024/1/5').replace('Design', 'desing'),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (colon-in-value)
        The text "A: how to brief an agency" has a colon in it, and YAML would take it for a field.
          2 | title: A: how to brief an agency
            |        ^
        Put the text in quotes:
        title: "A: how to brief an agency"

      content/blog/post.md:6:7 error (wrong-date)
        date is "2024/1/5", and a day written as YYYY-MM-DD is needed.
          6 | date: 2024/1/5
            |       ^
        Write:
        date: 2024-01-05

      content/blog/post.md:7:11 error (wrong-choice)
        category is "desing", and it must be one of Development, Design, Marketing or UX/UI.
          7 | category: desing
            |           ^
        Did you mean "Design"? Write:
        category: Design
      "
    `)
  })
})

describe('numbers and groups', () => {
  it('a price with sign and comma', async () => {
    expect(await printedFor(POST, service('price: $3,000'))).toMatchInlineSnapshot(`
      "content/services/media-relations.yaml:27:8 error (wrong-number)
        price is "$3,000", and a whole number is needed, without sign, comma or unit.
          27 | price: $3,000
             |        ^
        Write:
        price: 3000
      "
    `)
  })
  it('a price in quotes', async () => {
    expect(await printedFor(POST, service('price: "3000"'))).toMatchInlineSnapshot(`
      "content/services/media-relations.yaml:27:8 error (wrong-number)
        price is "3000" in quotation marks, and a whole number is needed, without sign, comma or unit.
          27 | price: "3000"
             |        ^
        Write:
        price: 3000
      "
    `)
  })
  it('a price of nothing', async () => {
    expect(await printedFor(POST, service('price: 0'))).toMatchInlineSnapshot(`
      "content/services/media-relations.yaml:27:8 error (wrong-number)
        price is 0, and it must be at least 1.
          27 | price: 0
             |        ^
        Write for example:
        price: 1
      "
    `)
  })
  it('a text for a group of fields', async () => {
    expect(await printedFor(POST, service('testimonial: Great work'))).toMatchInlineSnapshot(`
      "content/services/media-relations.yaml:27:14 error (fields-needed)
        testimonial is a single text, and the fields quote and role are needed.
          27 | testimonial: Great work
             |              ^
        Write:
        testimonial:
          quote: …
          role: CEO, phone maker
      "
    `)
  })
  it('an unknown kind of section', async () => {
    expect(await printedFor(POST, service('sections:\n  - kind: pints\n    heading: x'))).toMatchInlineSnapshot(`
      "content/services/media-relations.yaml:28:11 error (wrong-choice)
        kind (in sections, item 1) is "pints", and it must be one of points, cards, programs, seasons, times, timeline, notice or hotline.
          28 |   - kind: pints
             |           ^
        Did you mean "points"? Write:
        - kind: points
      "
    `)
  })
  it('a field missing in a list item', async () => {
    expect(await printedFor(POST, service('sections:\n  - kind: points\n    heading: x'))).toMatchInlineSnapshot(`
      "content/services/media-relations.yaml:28:5 error (missing-field)
        The field "items" is missing in sections, item 1: The points, one per line.
          28 |   - kind: points
             |     ^
        Add:
        items:
          - …
      "
    `)
  })
})

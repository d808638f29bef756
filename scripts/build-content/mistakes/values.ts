import type { Code } from '../problems/codes'
import { END, type Mistake } from './mistake'

const SERVICE = 'services/media-relations.yaml'

/** What fields hold. */
export const values = {
  'unknown-field': {
    title: 'There is no such field',
    why: 'Every kind of file has its own fields. A name that is misspelt would otherwise be ignored, and its value lost.',
    examples: [
      {
        at: 'category',
        before: 'catagory: Design',
        after: 'category: Design',
        says: `
          content/blog/post.md:7:1 error (unknown-field)
            There is no field called "catagory" here.
              7 | catagory: Design
                | ^
            Did you mean "category"? Write:
            category: Design
        `,
      },
      {
        name: 'capitals',
        at: 'category',
        before: 'Category: Design',
        after: 'category: Design',
        says: `
          content/blog/post.md:7:1 error (unknown-field)
            There is no field called "Category" here.
              7 | Category: Design
                | ^
            Did you mean "category"? Write:
            category: Design
        `,
      },
      {
        name: 'as elsewhere',
        at: 'image',
        before: 'cover: press-kit.png',
        after: 'image: press-kit.png',
        says: `
          content/blog/post.md:4:1 error (unknown-field)
            There is no field called "cover" here.
              4 | cover: press-kit.png
                | ^
            Did you mean "image"? Write:
            image: press-kit.png
        `,
      },
      {
        name: 'in another language',
        at: 'date',
        before: 'Datum: 2024-01-15',
        after: 'date: 2024-01-15',
        says: `
          content/blog/post.md:6:1 error (unknown-field)
            There is no field called "Datum" here.
              6 | Datum: 2024-01-15
                | ^
            Did you mean "date"? Write:
            date: 2024-01-15
        `,
      },
      {
        name: 'letters of another alphabet',
        at: 'category',
        before: 'cаtegory: Design',
        after: 'category: Design',
        says: `
          content/blog/post.md:7:1 error (unknown-field)
            There is no field called "cаtegory" here. Its letter "а" (U+0430) is not the one of the Latin alphabet that it looks like.
              7 | cаtegory: Design
                | ^
            Did you mean "category"? Write:
            category: Design
        `,
      },
      {
        name: 'the address',
        at: 'title',
        before: 'title: How to brief\nslug: how-to-brief',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:3:1 error (unknown-field)
            There is no field called "slug" here.
              3 | slug: how-to-brief
                | ^
            Remove the line: the name of the file is the id and the address.
        `,
      },
      {
        name: 'a name that programs use',
        at: 'title',
        before: 'title: How to brief\n__proto__: x',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:3:1 error (unknown-field)
            There is no field called "__proto__" here.
              3 | __proto__: x
                | ^
            Remove the line. The fields here are: title, excerpt, image, imageAlt, author, date, category, readTime, tags, draft, publishAt, aliases.
        `,
      },
      {
        name: 'none that is meant',
        at: 'title',
        before: 'title: How to brief\nlayout: wide',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:3:1 error (unknown-field)
            There is no field called "layout" here.
              3 | layout: wide
                | ^
            Remove the line. The fields here are: title, excerpt, image, imageAlt, author, date, category, readTime, tags, draft, publishAt, aliases.
        `,
      },
    ],
  },
  'duplicate-field': {
    title: 'A field is there twice',
    why: 'Only one of the two values could be shown, and nobody would know which.',
    examples: [
      {
        at: 'category',
        before: 'category: Design\ncategory: Marketing',
        after: 'category: Marketing',
        says: `
          content/blog/post.md:8:1 error (duplicate-field)
            The field "category" is here a second time; it already stands on line 7.
              8 | category: Marketing
                | ^
            Keep one of the two and remove the other.
        `,
      },
    ],
  },
  'missing-field': {
    title: 'A field is missing',
    why: 'The page cannot be shown without it.',
    examples: [
      {
        at: 'title',
        before: '',
        after: 'title: How to brief an agency',
        says: `
          content/blog/post.md:1:1 error (missing-field)
            The field "title" is missing: Title of the post.
              1 | ---
                | ^
            Add:
            title: How to brief an agency
        `,
      },
      {
        name: 'in an item of a list',
        file: 'portfolio/startups.yaml',
        at: 'challenge',
        before: '',
        after: '    challenge: Nobody knew the name.',
        says: `
          content/portfolio/startups.yaml:5:5 error (missing-field)
            The field "challenge" is missing in clients, item 1: The challenge in one or two sentences.
              5 |   - id: angry-miao
                |     ^
            Add:
            challenge: …
        `,
      },
    ],
  },
  'empty-field': {
    title: 'A field has no value',
    why: 'The name is there and nothing behind it. A field that can be left out is left out with its name.',
    examples: [
      {
        at: 'title',
        before: 'title:',
        after: 'title: How to brief an agency',
        says: `
          content/blog/post.md:2:1 error (empty-field)
            title has no value: Title of the post.
              2 | title:
                | ^
            Write for example:
            title: How to brief an agency
        `,
      },
      {
        name: 'only quotes',
        at: 'title',
        before: 'title: ""',
        after: 'title: How to brief an agency',
        says: `
          content/blog/post.md:2:8 error (empty-field)
            title has no value: Title of the post.
              2 | title: ""
                |        ^
            Write for example:
            title: How to brief an agency
        `,
      },
      {
        name: 'an item of a list',
        at: 'tags',
        before: 'tags:\n  - briefing\n  -',
        after: 'tags:\n  - briefing',
        says: `
          content/blog/post.md:10:4 error (empty-field)
            tags, item 2 has no value: One tag.
              10 |   -
                 |    ^
            Write something after the "-", or remove the line.
        `,
      },
      {
        name: 'one that decides whether a post is public',
        at: 'title',
        before: 'title: How to brief\ndraft:',
        after: 'title: How to brief\ndraft: true',
        says: `
          content/blog/post.md:3:1 error (empty-field)
            draft has no value: true keeps the post off the public site.
              3 | draft:
                | ^
            Write for example:
            draft: true
        `,
      },
    ],
  },
  'wrong-choice': {
    title: 'The value is not one of the choices',
    why: 'Some fields take only certain words, written exactly so.',
    examples: [
      {
        at: 'category',
        before: 'category: Desgin',
        after: 'category: Design',
        says: `
          content/blog/post.md:7:11 error (wrong-choice)
            category is "Desgin", and it must be one of Development, Design, Marketing or UX/UI.
              7 | category: Desgin
                |           ^
            Did you mean "Design"? Write:
            category: Design
        `,
      },
      {
        name: 'a part of it',
        at: 'category',
        before: 'category: UX',
        after: 'category: UX/UI',
        says: `
          content/blog/post.md:7:11 error (wrong-choice)
            category is "UX", and it must be one of Development, Design, Marketing or UX/UI.
              7 | category: UX
                |           ^
            Did you mean "UX/UI"? Write:
            category: UX/UI
        `,
      },
      {
        name: 'of a section',
        file: SERVICE,
        at: END,
        before: 'sections:\n  - kind: pints\n    heading: Why\n    items: [a]',
        after: 'sections:\n  - kind: points\n    heading: Why\n    items: [a]',
        says: `
          content/services/media-relations.yaml:28:11 error (wrong-choice)
            kind (in sections, item 1) is "pints", and it must be one of points, cards, programs, seasons, times, timeline, notice or hotline.
              28 |   - kind: pints
                 |           ^
            Did you mean "points"? Write:
            - kind: points
        `,
      },
      {
        name: 'several',
        at: 'category',
        before: 'category: Design, Marketing',
        after: 'category: Design',
        says: `
          content/blog/post.md:7:11 error (wrong-choice)
            category is "Design, Marketing", and it must be one of Development, Design, Marketing or UX/UI.
              7 | category: Design, Marketing
                |           ^
            Did you mean "Design"? Write:
            category: Design
        `,
      },
    ],
  },
  'wrong-date': {
    title: 'A date is written in another way',
    why: 'Dates are written year-month-day, `2024-01-15`: the only way that means the same day everywhere.',
    examples: [
      {
        at: 'date',
        before: 'date: 1/5/2024',
        after: 'date: 2024-01-05',
        says: `
          content/blog/post.md:6:7 error (wrong-date)
            date is "1/5/2024", and a day written as YYYY-MM-DD is needed.
              6 | date: 1/5/2024
                |       ^
            Write:
            date: 2024-01-05
            or, if the first number is the day:
            date: 2024-05-01
        `,
      },
      {
        name: 'in words',
        at: 'date',
        before: 'date: January 15th, 2024',
        after: 'date: 2024-01-15',
        says: `
          content/blog/post.md:6:7 error (wrong-date)
            date is "January 15th, 2024", and a day written as YYYY-MM-DD is needed.
              6 | date: January 15th, 2024
                |       ^
            Write:
            date: 2024-01-15
        `,
      },
      {
        name: 'without zeros',
        at: 'date',
        before: 'date: 2024-1-5',
        after: 'date: 2024-01-05',
        says: `
          content/blog/post.md:6:7 error (wrong-date)
            date is "2024-1-5", and a day written as YYYY-MM-DD is needed.
              6 | date: 2024-1-5
                |       ^
            Write:
            date: 2024-01-05
        `,
      },
      {
        name: 'with a time',
        at: 'date',
        before: 'date: 2024-01-15 10:30',
        after: 'date: 2024-01-15',
        says: `
          content/blog/post.md:6:7 error (wrong-date)
            date is "2024-01-15 10:30", and a day written as YYYY-MM-DD is needed.
              6 | date: 2024-01-15 10:30
                |       ^
            Write:
            date: 2024-01-15
        `,
      },
      {
        name: 'with dashes',
        at: 'date',
        before: 'date: 2024–01–15',
        after: 'date: 2024-01-15',
        says: `
          content/blog/post.md:6:7 error (wrong-date)
            date is "2024–01–15", and a day written as YYYY-MM-DD is needed.
              6 | date: 2024–01–15
                |       ^
            Write:
            date: 2024-01-15
        `,
      },
      {
        name: 'no date',
        at: 'date',
        before: 'date: soon',
        after: 'date: 2024-01-15',
        says: `
          content/blog/post.md:6:7 error (wrong-date)
            date is "soon", and a day written as YYYY-MM-DD is needed.
              6 | date: soon
                |       ^
            Write the day as YYYY-MM-DD, for example:
            date: 2024-01-15
        `,
      },
    ],
  },
  'impossible-date': {
    title: 'There is no such day',
    why: 'The calendar does not have it.',
    examples: [
      {
        at: 'date',
        before: 'date: 2024-02-30',
        after: 'date: 2024-02-29',
        says: `
          content/blog/post.md:6:7 error (impossible-date)
            date is a day that does not exist: February 2024 has 29 days, not 30.
              6 | date: 2024-02-30
                |       ^
            Write for example:
            date: 2024-02-29
        `,
      },
      {
        name: 'day and month exchanged',
        at: 'date',
        before: 'date: 2024-15-01',
        after: 'date: 2024-01-15',
        says: `
          content/blog/post.md:6:7 error (impossible-date)
            date names month 15, and a year has 12; the order is year, month, day.
              6 | date: 2024-15-01
                |       ^
            Write for example:
            date: 2024-01-15
        `,
      },
    ],
  },
  'wrong-boolean': {
    title: 'Only true or false can stand here',
    why: 'A word such as "yes" is not taken for one of the two, so that no draft is published by mistake.',
    examples: [
      {
        at: 'title',
        before: 'title: How to brief\ndraft: yes',
        after: 'title: How to brief\ndraft: true',
        says: `
          content/blog/post.md:3:8 error (wrong-boolean)
            draft is "yes", and only true or false can stand here.
              3 | draft: yes
                |        ^
            Write:
            draft: true
        `,
      },
      {
        name: 'capitals',
        at: 'title',
        before: 'title: How to brief\ndraft: True',
        after: 'title: How to brief\ndraft: true',
        says: `
          content/blog/post.md:3:8 error (wrong-boolean)
            draft is "True", and only true or false can stand here.
              3 | draft: True
                |        ^
            Write:
            draft: true
        `,
      },
      {
        name: 'in quotes',
        at: 'title',
        before: 'title: How to brief\ndraft: "true"',
        after: 'title: How to brief\ndraft: true',
        says: `
          content/blog/post.md:3:8 error (wrong-boolean)
            draft is the text "true" in quotation marks, and only true or false can stand here.
              3 | draft: "true"
                |        ^
            Write:
            draft: true
        `,
      },
      {
        name: 'neither',
        at: 'title',
        before: 'title: How to brief\ndraft: maybe',
        after: 'title: How to brief\ndraft: true',
        says: `
          content/blog/post.md:3:8 error (wrong-boolean)
            draft is "maybe", and only true or false can stand here.
              3 | draft: maybe
                |        ^
            Write one of:
            draft: true
            draft: false
        `,
      },
    ],
  },
  'wrong-number': {
    title: 'A whole number is needed',
    why: 'Prices and years are plain numbers; the page adds sign, comma and unit.',
    examples: [
      {
        file: SERVICE,
        at: END,
        before: 'price: $3,000',
        after: 'price: 3000',
        says: `
          content/services/media-relations.yaml:27:8 error (wrong-number)
            price is "$3,000", and a whole number is needed, without sign, comma or unit.
              27 | price: $3,000
                 |        ^
            Write:
            price: 3000
        `,
      },
      {
        name: 'in quotes',
        file: SERVICE,
        at: END,
        before: 'price: "3000"',
        after: 'price: 3000',
        says: `
          content/services/media-relations.yaml:27:8 error (wrong-number)
            price is "3000" in quotation marks, and a whole number is needed, without sign, comma or unit.
              27 | price: "3000"
                 |        ^
            Write:
            price: 3000
        `,
      },
      {
        name: 'in short',
        file: SERVICE,
        at: END,
        before: 'price: 3k',
        after: 'price: 3000',
        says: `
          content/services/media-relations.yaml:27:8 error (wrong-number)
            price is "3k", and a whole number is needed, without sign, comma or unit.
              27 | price: 3k
                 |        ^
            Write:
            price: 3000
        `,
      },
      {
        name: 'with cents',
        file: SERVICE,
        at: END,
        before: 'price: 2999.50',
        after: 'price: 3000',
        says: `
          content/services/media-relations.yaml:27:8 error (wrong-number)
            price is "2999.50", and a whole number is needed, without sign, comma or unit.
              27 | price: 2999.50
                 |        ^
            Write for example:
            price: 3000
        `,
      },
      {
        name: 'words',
        file: SERVICE,
        at: END,
        before: 'price: on request',
        after: 'price: 3000',
        says: `
          content/services/media-relations.yaml:27:8 error (wrong-number)
            price is "on request", and a whole number is needed, without sign, comma or unit.
              27 | price: on request
                 |        ^
            Write for example:
            price: 3000
        `,
      },
      {
        name: 'nothing',
        file: SERVICE,
        at: END,
        before: 'price: 0',
        after: 'price: 3000',
        says: `
          content/services/media-relations.yaml:27:8 error (wrong-number)
            price is 0, and it must be at least 1.
              27 | price: 0
                 |        ^
            Write for example:
            price: 1
        `,
      },
    ],
  },
  'wrong-email': {
    title: 'An e-mail address is needed',
    why: 'Only the address itself can stand here, without a name or "mailto:".',
    examples: [
      {
        file: 'settings/site.yaml',
        at: 'email',
        before: 'email: mailto:hello@example.com',
        after: 'email: hello@example.com',
        says: `
          content/settings/site.yaml:4:8 error (wrong-email)
            email is "mailto:hello@example.com", and an e-mail address is needed.
              4 | email: mailto:hello@example.com
                |        ^
            Write only the address:
            email: hello@example.com
        `,
      },
    ],
  },
  'wrong-count': {
    title: 'A list has too few or too many items',
    why: 'Some places of a page have room for exactly so many.',
    examples: [
      {
        file: SERVICE,
        at: 'features',
        before: 'features: []',
        after: 'features:\n  - A media list',
        says: `
          content/services/media-relations.yaml:3:11 error (wrong-count)
            features has 0 items, and at least 1 is needed.
              3 | features: []
                |           ^
            Write for example:
            features:
              - …
        `,
      },
      {
        name: 'one that is not enough',
        file: 'pages/customers.yaml',
        at: 'stats',
        before:
          'stats:\n  - value: 2+\n    label: Years\n  - value: 50+\n    label: Campaigns\n  - value: 98%\n    label: Retention',
        after:
          'stats:\n  - value: 2+\n    label: Years\n  - value: 50+\n    label: Campaigns\n  - value: 98%\n    label: Retention\n  - value: 24/7\n    label: Support',
        says: `
          content/pages/customers.yaml:6:3 error (wrong-count)
            stats has 3 items, and exactly 4 are needed.
              6 |   - value: 2+
                |   ^
            Add 1 more at its end, for example:
            - value: 98%
              label: Client retention
        `,
      },
      {
        name: 'one too many',
        file: 'pages/customers.yaml',
        at: 'stats',
        before:
          'stats:\n  - value: 2+\n    label: Years\n  - value: 50+\n    label: Campaigns\n  - value: 98%\n    label: Retention\n  - value: 24/7\n    label: Support\n  - value: 16\n    label: Clients',
        after:
          'stats:\n  - value: 2+\n    label: Years\n  - value: 50+\n    label: Campaigns\n  - value: 98%\n    label: Retention\n  - value: 24/7\n    label: Support',
        says: `
          content/pages/customers.yaml:6:3 error (wrong-count)
            stats has 5 items, and exactly 4 are needed.
              6 |   - value: 2+
                |   ^
            Remove 1 of them.
        `,
      },
      {
        name: 'too few, in brackets',
        file: 'pages/startups.yaml',
        at: 'names',
        before: '  names: [The Verge, Wired]',
        after: '  names: [The Verge, Wired, Engadget, TechCrunch, Forbes]',
        says: `
          content/pages/startups.yaml:8:10 error (wrong-count)
            names (in outlets) has 2 items, and exactly 5 are needed.
              8 |   names: [The Verge, Wired]
                |          ^
            Add 3 more between the brackets, each behind a comma.
        `,
      },
    ],
  },
  'wrong-value': {
    title: 'The value does not fit the field',
    why: 'The field needs something of another form; the message says what.',
    examples: [
      {
        file: 'portfolio/startups.yaml',
        at: 'id',
        before: '  - id: Angry Miao',
        after: '  - id: angry-miao',
        says: `
          content/portfolio/startups.yaml:5:9 error (wrong-value)
            id (in clients, item 1) is "Angry Miao", which cannot stand here: Id of the client: small letters, digits and single hyphens; the same as its case study.
              5 |   - id: Angry Miao
                |         ^
            Write for example:
            - id: angry-miao
        `,
      },
    ],
  },
  'list-needed': {
    title: 'A list is needed',
    why: 'The field takes several values, each on a line of its own.',
    examples: [
      {
        at: 'tags',
        before: 'tags: briefing, launch',
        after: 'tags:\n  - briefing\n  - launch',
        says: `
          content/blog/post.md:8:7 error (list-needed)
            tags is a single text, and a list is needed.
              8 | tags: briefing, launch
                |       ^
            Put each item on its own line, starting with "- ":
            tags:
              - briefing
              - launch
        `,
      },
      {
        name: 'lines without hyphens',
        at: 'tags',
        before: 'tags:\n  briefing\n  launch',
        after: 'tags:\n  - briefing\n  - launch',
        says: `
          content/blog/post.md:9:3 error (list-needed)
            tags is a single text, and a list is needed.
              9 |   briefing
                |   ^
            Put each item on its own line, starting with "- ":
            tags:
              - briefing
              - launch
        `,
      },
    ],
  },
  'text-needed': {
    title: 'A single text is needed',
    why: 'The field takes one value, and a list or a group of fields stands there.',
    examples: [
      {
        at: 'author',
        before: 'author:\n  - The media desk',
        after: 'author: The media desk',
        says: `
          content/blog/post.md:6:3 error (text-needed)
            author is a list, and a single text is needed.
              6 |   - The media desk
                |   ^
            Write it without a hyphen, on the line of the field:
            author: The media desk
        `,
      },
      {
        name: 'in brackets',
        at: 'category',
        before: 'category: [Design]',
        after: 'category: Design',
        says: `
          content/blog/post.md:7:11 error (text-needed)
            category is a list, and a single text is needed.
              7 | category: [Design]
                |           ^
            Write it without brackets:
            category: Design
            If they belong to the text, put it in quotes:
            category: "[Design]"
        `,
      },
      {
        name: 'several',
        at: 'title',
        before: 'title: [How, to, brief]',
        after: 'title: "[How, to, brief]"',
        says: `
          content/blog/post.md:2:8 error (text-needed)
            title is a list, and a single text is needed.
              2 | title: [How, to, brief]
                |        ^
            If the brackets belong to the text, put it in quotes:
            title: "[How, to, brief]"
        `,
      },
    ],
  },
  'fields-needed': {
    title: 'A group of fields is needed',
    why: 'Below this name stand further fields, each on a line of its own.',
    examples: [
      {
        file: 'case-studies/angry-miao.yaml',
        at: 'links',
        before: 'links:\n  - https://www.example.com/page',
        after: 'links:\n  - title: The review\n    url: https://www.example.com/page',
        says: `
          content/case-studies/angry-miao.yaml:16:5 error (fields-needed)
            links, item 1 is a single text, and the fields title and url are needed.
              16 |   - https://www.example.com/page
                 |     ^
            Write:
            - title: …
              url: https://www.example.com/page
        `,
      },
      {
        name: 'where one of the fields can be left out',
        file: 'services/media-relations.yaml',
        at: 'results',
        before: 'results:\n  - 98%',
        after: 'results:\n  - value: 98%\n    label: Client retention',
        says: `
          content/services/media-relations.yaml:21:5 error (fields-needed)
            results, item 1 is a single text, and the fields value and label are needed.
              21 |   - 98%
                 |     ^
            Write:
            - value: 98%
              label: Client retention
        `,
      },
    ],
  },
  'markup-in-plain-text': {
    title: 'Markdown or HTML stands in a plain text',
    why: 'Fields are shown as they are written. Bold words, links and the like work only in the text below the fields.',
    examples: [
      {
        at: 'excerpt',
        before: 'excerpt: Five **good** questions.',
        after: 'excerpt: Five good questions.',
        says: `
          content/blog/post.md:3:10 warning (markup-in-plain-text)
            excerpt is plain text, and visitors see "**good**" in it as it is written: Markdown works only in the text below the fields.
              3 | excerpt: Five **good** questions.
                |          ^
            Write the words alone: Five good questions.
        `,
      },
      {
        name: 'a link',
        at: 'excerpt',
        before: 'excerpt: See [our services](/services).',
        after: 'excerpt: See our services.',
        says: `
          content/blog/post.md:3:10 warning (markup-in-plain-text)
            excerpt is plain text, and visitors see "[our services](/services)" in it as it is written: Markdown works only in the text below the fields.
              3 | excerpt: See [our services](/services).
                |          ^
            Write the words alone: See our services.
        `,
      },
      {
        name: 'HTML',
        at: 'excerpt',
        before: 'excerpt: Five<br>questions.',
        after: 'excerpt: Five questions.',
        says: `
          content/blog/post.md:3:10 warning (markup-in-plain-text)
            excerpt is plain text, and visitors see "<br>" in it as it is written: HTML works only in the text below the fields.
              3 | excerpt: Five<br>questions.
                |          ^
            Write the words alone: Five questions.
        `,
      },
      {
        name: 'a code',
        at: 'excerpt',
        before: 'excerpt: Q&amp;A for PR',
        after: 'excerpt: Q&A for PR',
        says: `
          content/blog/post.md:3:10 warning (markup-in-plain-text)
            excerpt is plain text, and visitors see "&amp;" in it as it is written: HTML works only in the text below the fields.
              3 | excerpt: Q&amp;A for PR
                |          ^
            Write the words alone: Q&A for PR
        `,
      },
      {
        name: 'a backslash',
        at: 'excerpt',
        before: 'excerpt: Five\\nquestions',
        after: 'excerpt: Five questions',
        says: `
          content/blog/post.md:3:10 warning (markup-in-plain-text)
            excerpt is plain text, and visitors see the backslash in it: "Five\\nquestions"
              3 | excerpt: Five\\nquestions
                |          ^
            Write a space instead: Five questions
        `,
      },
    ],
  },
  placeholder: {
    title: 'A text is still to be written',
    why: 'Dots or "TODO" were put there for later, and visitors would read them.',
    examples: [
      {
        at: 'excerpt',
        before: 'excerpt: …',
        after: 'excerpt: Five questions to answer first.',
        says: `
          content/blog/post.md:3:10 warning (placeholder)
            excerpt is "…", and visitors would read that.
              3 | excerpt: …
                |          ^
            Write the text itself, or remove the line if the field can be left out.
        `,
      },
    ],
  },
  'trailing-comma': {
    title: 'A text ends with a comma',
    why: 'Lines need no sign at their end, and visitors see the comma.',
    examples: [
      {
        at: 'author',
        before: 'author: The media desk,',
        after: 'author: The media desk',
        says: `
          content/blog/post.md:5:9 warning (trailing-comma)
            author ends with a comma, and visitors see it: a line needs no sign at its end.
              5 | author: The media desk,
                |         ^
            Write it without: The media desk
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>

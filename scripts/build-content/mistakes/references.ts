import type { Code } from '../problems/codes'
import { POST, png, smallSite } from '../testing/content'
import { type Mistake, TEXT } from './mistake'

const CASE_STUDY = 'case-studies/angry-miao.yaml'
const PORTFOLIO = 'portfolio/startups.yaml'

/** Links. */
export const links = {
  'dead-link': {
    title: 'A link leads to a page that does not exist',
    why: 'The page was renamed or removed, or its address is misspelt.',
    examples: [
      {
        at: TEXT,
        before: 'See [the form](/contcat).',
        after: 'See [the form](/contact).',
        says: `
          content/blog/post.md:12:5 error (dead-link)
            The link leads to "/contcat", and the site has no such page.
              12 | See [the form](/contcat).
                 |     ^
            Did you mean /contact?
        `,
      },
      {
        name: 'capitals',
        at: TEXT,
        before: 'See [the form](/Contact).',
        after: 'See [the form](/contact).',
        says: `
          content/blog/post.md:12:5 error (dead-link)
            The link leads to "/Contact", and the site has no such page.
              12 | See [the form](/Contact).
                 |     ^
            Did you mean /contact?
        `,
      },
      {
        name: 'an ending',
        at: TEXT,
        before: 'See [the form](/contact.html).',
        after: 'See [the form](/contact).',
        says: `
          content/blog/post.md:12:5 error (dead-link)
            The link leads to "/contact.html", and the site has no such page.
              12 | See [the form](/contact.html).
                 |     ^
            Did you mean /contact?
        `,
      },
      {
        name: 'below a misspelt page',
        at: TEXT,
        before: 'See [our SEO](/servces/seo).',
        after: 'See [our services](/services).',
        says: `
        content/blog/post.md:12:5 error (dead-link)
          The link leads to "/servces/seo", and the site has no such page.
            12 | See [our SEO](/servces/seo).
               |     ^
          Did you mean /services?
      `,
      },
      {
        name: 'a file',
        at: TEXT,
        before: 'See [the kit](/media/press-kit.pdf).',
        after: 'See [the kit](https://www.example.com/press-kit.pdf).',
        says: `
          content/blog/post.md:12:5 error (dead-link)
            The link leads to "/media/press-kit.pdf", and the site has no such page.
              12 | See [the kit](/media/press-kit.pdf).
                 |     ^
            The site shows pages and pictures only; put the file where people can fetch it, and link to its https:// address.
        `,
      },
    ],
  },
  'dead-anchor': {
    title: 'A link leads to a heading that does not exist',
    why: 'What follows "#" is made of the words of a heading. The heading was changed, or the link is misspelt.',
    examples: [
      {
        at: TEXT,
        before: '## The audience\n\nSee [above](#the-audiense).',
        after: '## The audience\n\nSee [above](#the-audience).',
        says: `
          content/blog/post.md:14:5 error (dead-anchor)
            The link leads to the heading "#the-audiense" on this page, and there is none.
              14 | See [above](#the-audiense).
                 |     ^
            Did you mean #the-audience?
        `,
      },
      {
        name: 'on a page without headings',
        at: TEXT,
        before: 'See [above](#the-audience).',
        after: 'See above.',
        says: `
          content/blog/post.md:12:5 error (dead-anchor)
            The link leads to the heading "#the-audience" on this page, and there is none.
              12 | See [above](#the-audience).
                 |     ^
            There are no headings. Remove "#the-audience" from the link.
        `,
      },
    ],
  },
  'unknown-anchor': {
    title: 'A link leads to a place that may not exist',
    why: 'The page is not made of a text with headings, so nothing says whether the place exists.',
    examples: [
      {
        at: TEXT,
        before: 'See [the form](/contact#form).',
        after: 'See [the form](/contact).',
        says: `
          content/blog/post.md:12:5 warning (unknown-anchor)
            The link leads to the place "#form" on /contact, and nothing says that it exists.
              12 | See [the form](/contact#form).
                 |     ^
            Link to the page itself, without "#" and what follows.
        `,
      },
    ],
  },
  'relative-link': {
    title: 'A link does not say where it starts from',
    why: 'A page of this site starts with "/", another site with https://, an e-mail address with mailto:.',
    examples: [
      {
        at: TEXT,
        before: 'See [the form](contact).',
        after: 'See [the form](/contact).',
        says: `
          content/blog/post.md:12:5 error (relative-link)
            The link "contact" does not say where it starts from.
              12 | See [the form](contact).
                 |     ^
            A page of this site starts with "/". Did you mean /contact?
        `,
      },
      {
        name: 'a file',
        at: TEXT,
        before: 'See [this](post.md).',
        after: 'See [this](/blog/post).',
        says: `
          content/blog/post.md:12:5 error (relative-link)
            The link "post.md" does not say where it starts from.
              12 | See [this](post.md).
                 |     ^
            A page of this site starts with "/". Did you mean /blog/post?
        `,
      },
      {
        name: 'another site',
        at: TEXT,
        before: 'See [this](www.example.com).',
        after: 'See [this](https://www.example.com).',
        says: `
          content/blog/post.md:12:5 error (relative-link)
            The link "www.example.com" does not say where it starts from.
              12 | See [this](www.example.com).
                 |     ^
            If it is another site, write: https://www.example.com
        `,
      },
      {
        name: 'an e-mail address',
        at: TEXT,
        before: '[Write to us](hello@example.com).',
        after: '[Write to us](mailto:hello@example.com).',
        says: `
          content/blog/post.md:12:1 error (relative-link)
            The link "hello@example.com" is an e-mail address, and does not say so.
              12 | [Write to us](hello@example.com).
                 | ^
            Write: mailto:hello@example.com
        `,
      },
      {
        name: 'a picture',
        at: TEXT,
        before: 'See [the kit](press-kit.png).',
        after: '![The press kit](press-kit.png)',
        says: `
          content/blog/post.md:12:5 error (relative-link)
            The link "press-kit.png" does not say where it starts from.
              12 | See [the kit](press-kit.png).
                 |     ^
            To show the picture, write: ![What it shows](press-kit.png)
        `,
      },
    ],
  },
  'empty-link': {
    title: 'A link has no address',
    why: 'Whoever presses it gets nowhere.',
    examples: [
      {
        at: TEXT,
        before: 'See [the form]().',
        after: 'See [the form](/contact).',
        says: `
          content/blog/post.md:12:5 error (empty-link)
            This link leads nowhere: there is nothing between its parentheses.
              12 | See [the form]().
                 |     ^
            Write the address: [words](/contact)
        `,
      },
    ],
  },
  'broken-address': {
    title: 'An address is not complete',
    why: 'Something of it is missing or misspelt, so no browser could follow it.',
    examples: [
      {
        at: TEXT,
        before: 'See [this](htps://example.com).',
        after: 'See [this](https://example.com).',
        says: `
          content/blog/post.md:12:5 error (broken-address)
            "htps://example.com" is misspelt: the address of a site starts with https://
              12 | See [this](htps://example.com).
                 |     ^
            Write: https://example.com
        `,
      },
      {
        name: 'a slash',
        at: TEXT,
        before: 'See [this](https:/example.com).',
        after: 'See [this](https://example.com).',
        says: `
          content/blog/post.md:12:5 error (broken-address)
            "https:/example.com" is not a complete address.
              12 | See [this](https:/example.com).
                 |     ^
            Write: https://example.com
        `,
      },
      {
        name: 'a colon',
        at: TEXT,
        before: 'See [this](https//example.com).',
        after: 'See [this](https://example.com).',
        says: `
          content/blog/post.md:12:5 error (broken-address)
            "https//example.com" is misspelt: the address of a site starts with https://
              12 | See [this](https//example.com).
                 |     ^
            Write: https://example.com
        `,
      },
      {
        name: 'its start',
        at: TEXT,
        before: 'See [this](//example.com).',
        after: 'See [this](https://example.com).',
        says: `
          content/blog/post.md:12:5 error (broken-address)
            The link "//example.com" has two slashes at its start and no "https:" before them.
              12 | See [this](//example.com).
                 |     ^
            Write: https://example.com
        `,
      },
      {
        name: 'capitals',
        at: TEXT,
        before: 'See [this](HTTPS://example.com).',
        after: 'See [this](https://example.com).',
        says: `
          content/blog/post.md:12:5 error (broken-address)
            "HTTPS://example.com" is not written as an address is: it starts with small letters.
              12 | See [this](HTTPS://example.com).
                 |     ^
            Write: https://example.com
        `,
      },
      {
        name: 'an e-mail address',
        at: TEXT,
        before: 'See [this](mailto:example).',
        after: 'See [this](mailto:hello@example.com).',
        says: `
          content/blog/post.md:12:5 error (broken-address)
            "mailto:example" is not an e-mail link.
              12 | See [this](mailto:example).
                 |     ^
            Write for example: mailto:hello@example.com
        `,
      },
      {
        name: 'the own computer',
        at: TEXT,
        before: 'See [this](http://localhost:4173/contact).',
        after: 'See [this](/contact).',
        says: `
          content/blog/post.md:12:5 error (broken-address)
            "http://localhost:4173/contact" leads to the computer of whoever presses it, not to a site.
              12 | See [this](http://localhost:4173/contact).
                 |     ^
            If it is a page of this site, write: /contact
        `,
      },
    ],
  },
  'wrong-address': {
    title: 'A field needs an address with https://',
    why: 'Other sites are linked by their full and secure address.',
    examples: [
      {
        file: CASE_STUDY,
        at: 'url',
        before: '    url: http://example.com',
        after: '    url: https://example.com',
        says: `
          content/case-studies/angry-miao.yaml:17:10 error (wrong-address)
            url (in links, item 1) is "http://example.com", and an address that starts with https:// is needed.
              17 |     url: http://example.com
                 |          ^
            Write: https://example.com
        `,
      },
      {
        name: 'without its start',
        file: CASE_STUDY,
        at: 'url',
        before: '    url: www.example.com',
        after: '    url: https://www.example.com',
        says: `
          content/case-studies/angry-miao.yaml:17:10 error (wrong-address)
            url (in links, item 1) is "www.example.com", and an address that starts with https:// is needed.
              17 |     url: www.example.com
                 |          ^
            Write: https://www.example.com
        `,
      },
    ],
  },
  'unsafe-link': {
    title: 'A link cannot be published',
    why: 'It would run something, open a file of one computer, or start a program.',
    examples: [
      {
        at: TEXT,
        before: 'See [this](javascript:alert(1)).',
        after: 'See [this](/contact).',
        says: `
          content/blog/post.md:12:5 error (unsafe-link)
            The link "javascript:alert(1)" starts with "javascript:", which cannot be published.
              12 | See [this](javascript:alert(1)).
                 |     ^
            A link starts with https:, http:, mailto:, "/" for a page of this site, or "#" for a heading of this page.
        `,
      },
      {
        name: 'data',
        at: TEXT,
        before: 'See [this](data:text/html,hi).',
        after: 'See this.',
        says: `
          content/blog/post.md:12:5 error (unsafe-link)
            The link "data:text/html,hi" starts with "data:", which cannot be published.
              12 | See [this](data:text/html,hi).
                 |     ^
            A link starts with https:, http:, mailto:, "/" for a page of this site, or "#" for a heading of this page.
        `,
      },
      {
        name: 'a hidden line break',
        at: TEXT,
        before: 'See <a href="java&#10;script:alert(1)">this</a>.',
        after: 'See this.',
        says: `
          content/blog/post.md:12:5 error (unsafe-link)
            The link "javascript:alert(1)" starts with "javascript:", which cannot be published.
              12 | See <a href="java&#10;script:alert(1)">this</a>.
                 |     ^
            A link starts with https:, http:, mailto:, "/" for a page of this site, or "#" for a heading of this page.
        `,
      },
      {
        name: 'a file of one computer',
        at: TEXT,
        before: 'See [this](file:///C:/kit.pdf).',
        after: 'See this.',
        says: `
          content/blog/post.md:12:5 error (unsafe-link)
            The link "file:///C:/kit.pdf" starts with "file:", which cannot be published.
              12 | See [this](file:///C:/kit.pdf).
                 |     ^
            This is a file on one computer, which nobody else can open. Put it on the web and link to its https:// address.
        `,
      },
      {
        name: 'a telephone number',
        at: TEXT,
        before: '[Call us](tel:+4930123456).',
        after: 'Call us: +49 30 123456.',
        says: `
          content/blog/post.md:12:1 error (unsafe-link)
            The link "tel:+4930123456" starts with "tel:", which cannot be published.
              12 | [Call us](tel:+4930123456).
                 | ^
            Write the telephone number as text, without a link.
        `,
      },
    ],
  },
  'link-to-hidden-page': {
    title: 'A link leads to a page that is not public',
    why: 'It is a draft, or appears only later: visitors would find nothing.',
    examples: [
      {
        at: TEXT,
        beside: { 'blog/other.md': POST.replace('title', 'draft: true\ntitle') },
        before: 'See [the other post](/blog/other).',
        after: 'See the other post soon.',
        says: `
          content/blog/post.md:12:5 error (link-to-hidden-page)
            The link leads to "/blog/other", which is a draft: visitors would find nothing.
              12 | See [the other post](/blog/other).
                 |     ^
            Remove the link until the page is public.
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>

/** Pictures. */
export const pictures = {
  'missing-picture': {
    title: 'A picture does not exist',
    why: 'Pictures are named by their path below `content/media`, exactly as it is there, capitals and ending included.',
    examples: [
      {
        at: 'image',
        before: 'image: Press-Kit.png',
        after: 'image: press-kit.png',
        says: `
          content/blog/post.md:4:8 error (missing-picture)
            There is no picture "Press-Kit.png" in content/media.
              4 | image: Press-Kit.png
                |        ^
            Did you mean "press-kit.png"? Write its path below content/media: press-kit.png
        `,
      },
      {
        name: 'another ending',
        at: 'image',
        before: 'image: press-kit.jpg',
        after: 'image: press-kit.png',
        says: `
          content/blog/post.md:4:8 error (missing-picture)
            There is no picture "press-kit.jpg" in content/media.
              4 | image: press-kit.jpg
                |        ^
            Did you mean "press-kit.png"? Write its path below content/media: press-kit.png
        `,
      },
      {
        name: 'no ending',
        at: 'image',
        before: 'image: press-kit',
        after: 'image: press-kit.png',
        says: `
          content/blog/post.md:4:8 error (missing-picture)
            There is no picture "press-kit" in content/media.
              4 | image: press-kit
                |        ^
            Did you mean "press-kit.png"? Write its path below content/media: press-kit.png
        `,
      },
      {
        name: 'a folder too many',
        at: 'image',
        before: 'image: ./images/Press-Kit.PNG',
        after: 'image: press-kit.png',
        says: `
          content/blog/post.md:4:8 error (missing-picture)
            There is no picture "./images/Press-Kit.PNG" in content/media.
              4 | image: ./images/Press-Kit.PNG
                |        ^
            Did you mean "press-kit.png"? Write its path below content/media: press-kit.png
        `,
      },
      {
        name: 'in a text',
        at: TEXT,
        before: '![A press kit](media\\press-kit.png)',
        after: '![A press kit](press-kit.png)',
        says: `
          content/blog/post.md:12:1 error (missing-picture)
            There is no picture "media\\press-kit.png" in content/media.
              12 | ![A press kit](media\\press-kit.png)
                 | ^
            Did you mean "press-kit.png"? Write its path below content/media: press-kit.png
        `,
      },
      {
        name: 'outside of the site',
        at: TEXT,
        before: '![A kit](../../etc/passwd)',
        after: '![A kit](press-kit.png)',
        says: `
          content/blog/post.md:12:1 error (missing-picture)
            There is no picture "../../etc/passwd" in content/media.
              12 | ![A kit](../../etc/passwd)
                 | ^
            Put the file into content/media, and write its name exactly as it is there, capitals included.
        `,
      },
      {
        name: 'nothing like it',
        at: 'image',
        before: 'image: summit.png',
        after: 'image: press-kit.png',
        says: `
          content/blog/post.md:4:8 error (missing-picture)
            There is no picture "summit.png" in content/media.
              4 | image: summit.png
                |        ^
            Put the file into content/media, and write its name exactly as it is there, capitals included.
        `,
      },
    ],
  },
  'remote-picture': {
    title: 'A picture lies on another site',
    why: 'That site would learn of every visitor, and could change the picture or remove it.',
    examples: [
      {
        at: TEXT,
        before: '![A press kit](https://example.com/press-kit.png)',
        after: '![A press kit](press-kit.png)',
        says: `
          content/blog/post.md:12:1 error (remote-picture)
            The picture "https://example.com/press-kit.png" lies on another site, which would learn of every visitor and could change it.
              12 | ![A press kit](https://example.com/press-kit.png)
                 | ^
            Save the picture in content/media and write its name: press-kit.jpg
        `,
      },
      {
        name: 'in HTML',
        at: TEXT,
        before: '<img src="https://example.com/press-kit.png" alt="A press kit">',
        after: '![A press kit](press-kit.png)',
        says: `
          content/blog/post.md:12:1 error (remote-picture)
            The picture "https://example.com/press-kit.png" lies on another site, which would learn of every visitor and could change it.
              12 | <img src="https://example.com/press-kit.png" alt="A press kit">
                 | ^
            Save the picture in content/media and write its name: press-kit.jpg
        `,
      },
    ],
  },
  'wrong-picture': {
    title: 'The value is not the name of a picture',
    why: 'Only the path of a file below `content/media` can stand here.',
    examples: [
      {
        at: 'image',
        before: 'image: C:\\Users\\me\\press-kit.png',
        after: 'image: press-kit.png',
        says: `
          content/blog/post.md:4:8 error (wrong-picture)
            "C:\\Users\\me\\press-kit.png" is a place on one computer, and only the name of a picture in content/media can stand here.
              4 | image: C:\\Users\\me\\press-kit.png
                |        ^
            Did you mean "press-kit.png"? Write its path below content/media: press-kit.png
        `,
      },
      {
        name: 'data',
        at: TEXT,
        before: '![A press kit](data:image/png;base64,AAAA)',
        after: '![A press kit](press-kit.png)',
        says: `
          content/blog/post.md:12:1 error (wrong-picture)
            "data:image/png;base64,AAAA" is not the name of a picture.
              12 | ![A press kit](data:image/png;base64,AAAA)
                 | ^
            Put the picture into content/media and write its name: press-kit.jpg
        `,
      },
    ],
  },
  'svg-picture': {
    title: 'An SVG cannot be used as a picture',
    why: 'An SVG file can carry scripts. A PNG or WebP shows the same.',
    examples: [
      {
        at: 'image',
        before: 'image: logo.svg',
        after: 'image: press-kit.png',
        says: `
          content/blog/post.md:4:8 error (svg-picture)
            An SVG file can carry scripts, and so it cannot be used as a picture here.
              4 | image: logo.svg
                |        ^
            Export it as PNG or WebP, at least 1600 pixels wide, and use that file.
        `,
      },
    ],
  },
  'missing-alt': {
    title: 'A picture has no words',
    why: 'People who cannot see the picture hear these words instead.',
    examples: [
      {
        at: TEXT,
        before: '![](press-kit.png)',
        after: '![A press kit on a table](press-kit.png)',
        says: `
          content/blog/post.md:12:1 warning (missing-alt)
            This picture has no words for people who cannot see it.
              12 | ![](press-kit.png)
                 | ^
            Say in a few words what it shows:
            ![What the picture shows](press-kit.png)
        `,
      },
    ],
  },
  'not-a-picture': {
    title: 'A file is not a picture that browsers can show',
    why: 'Photos of phones (HEIC), files of image programs (PSD) and PDFs must be exported first.',
    examples: [
      {
        broken: { 'blog/post.md': POST.replace('press-kit.png', 'photo.heic'), 'media/photo.heic': 'ftypheic' },
        mended: { 'blog/post.md': POST.replace('press-kit.png', 'photo.png'), 'media/photo.png': png(4, 3) },
        before: 'content/media/photo.heic',
        after: 'content/media/photo.png',
        says: `
          content/media/photo.heic:1:1 error (not-a-picture)
            This file is not a picture that can be shown; PNG, JPEG, WebP, AVIF and GIF are.
            Open it in an image program and export it again as PNG or JPEG.
        `,
      },
    ],
  },
  'picture-name': {
    title: 'The name of a picture cannot be part of an address',
    why: 'Spaces and accents do not work in all addresses.',
    examples: [
      {
        broken: { 'media/press kit.png': png(4, 3) },
        mended: { 'media/press-kit-2.png': png(4, 3) },
        before: 'content/media/press kit.png',
        after: 'content/media/press-kit.png',
        says: `
          content/media/press kit.png:1:1 error (picture-name)
            The name "press kit.png" cannot be part of an address; letters a-z, digits, "-", "_" and "." can.
            Rename it, for example to press-kit.png, and change the name where it is used.
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>

/** Other entries and old addresses. */
export const references = {
  'dead-reference': {
    title: 'A field names an entry that does not exist',
    why: 'Such a field holds the name of a file of another folder, without its ending.',
    examples: [
      {
        file: CASE_STUDY,
        at: 'services',
        before: 'services:\n  - media-relation',
        after: 'services:\n  - media-relations',
        says: `
          content/case-studies/angry-miao.yaml:21:5 error (dead-reference)
            services, item 1 is "media-relation", and there is no content/services/media-relation.yaml.
              21 |   - media-relation
                 |     ^
            Did you mean "media-relations"?
        `,
      },
    ],
  },
  'missing-case-study': {
    title: 'A client has no case study, and says it has',
    why: 'The button of the client leads to its case study, which has the same name as its id.',
    examples: [
      {
        file: PORTFOLIO,
        at: 'id',
        before: '  - id: angry-maio',
        after: '  - id: angry-miao',
        says: `
          content/portfolio/startups.yaml:5:9 error (missing-case-study)
            The client "angry-maio" has "hasCaseStudy: true", and there is no case study of that name.
              5 |   - id: angry-maio
                |         ^
            Did you mean "angry-miao"? Otherwise: Create content/case-studies/angry-maio.yaml, or write "hasCaseStudy: false" to have the button lead to the "not found" page.
        `,
      },
    ],
  },
  'unexpected-case-study': {
    title: 'A client has a case study, and says it has none',
    why: 'Nothing would lead to the case study.',
    examples: [
      {
        file: PORTFOLIO,
        at: 'hasCaseStudy',
        before: '    hasCaseStudy: false',
        after: '    hasCaseStudy: true',
        says: `
          content/portfolio/startups.yaml:11:19 error (unexpected-case-study)
            The client "angry-miao" has "hasCaseStudy: false", and content/case-studies/angry-miao.yaml exists.
              11 |     hasCaseStudy: false
                 |                   ^
            Write: hasCaseStudy: true
        `,
      },
    ],
  },
  'duplicate-id': {
    title: 'A client is there twice',
    why: 'The id of a client is its address, and must be its own.',
    examples: [
      {
        broken: { 'portfolio/more.yaml': smallSite()[PORTFOLIO] },
        mended: {},
        before: '- id: angry-miao, in two files',
        after: '- id: angry-miao, in one file',
        says: `
          content/portfolio/startups.yaml:5:9 error (duplicate-id)
            The client "angry-miao" is here a second time; the first is in content/portfolio/more.yaml, line 5.
              5 |   - id: angry-miao
                |         ^
            Remove one of the two, or give it another id.
        `,
      },
    ],
  },
  'wrong-alias': {
    title: 'An old address is not written as one',
    why: 'It starts with "/", ends without one, and leaves out the name of the site.',
    examples: [
      {
        at: 'title',
        before: 'title: How to brief\naliases:\n  - blog/old-name',
        after: 'title: How to brief\naliases:\n  - /blog/old-name',
        says: `
          content/blog/post.md:4:5 error (wrong-alias)
            "blog/old-name" cannot be an old address: it does not start with "/".
              4 |   - blog/old-name
                |     ^
            Write for example: /blog/old-name
        `,
      },
    ],
  },
  'alias-is-a-page': {
    title: 'An old address is the address of a page',
    why: 'It cannot lead to another page while there is one.',
    examples: [
      {
        at: 'title',
        before: 'title: How to brief\naliases:\n  - /contact',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:4:5 error (alias-is-a-page)
            "/contact" is the address of another page, so it cannot be an old one.
              4 |   - /contact
                |     ^
            Remove the line.
        `,
      },
      {
        name: 'its own',
        at: 'title',
        before: 'title: How to brief\naliases:\n  - /blog/post',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:4:5 error (alias-is-a-page)
            "/blog/post" is the address of this page itself, so it cannot be an old one.
              4 |   - /blog/post
                |     ^
            Remove the line.
        `,
      },
    ],
  },
  'duplicate-alias': {
    title: 'An old address leads to two pages',
    why: 'It can lead to one only.',
    examples: [
      {
        at: 'title',
        beside: { 'blog/other.md': POST.replace('title', 'aliases: [/old]\ntitle') },
        before: 'title: How to brief\naliases:\n  - /old',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:4:5 error (duplicate-alias)
            The old address "/old" already leads to the page of content/blog/other.md.
              4 |   - /old
                |     ^
            Keep it in one of the two files.
        `,
      },
    ],
  },
  'reserved-alias': {
    title: 'An old address is that of a file of the site',
    why: 'A redirect from there would hide the file.',
    examples: [
      {
        at: 'title',
        before: 'title: How to brief\naliases:\n  - /feed.xml',
        after: 'title: How to brief',
        says: `
          content/blog/post.md:4:5 error (reserved-alias)
            "/feed.xml" cannot be an old address: the site has a file of its own there.
              4 |   - /feed.xml
                |     ^
            Remove the line.
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>

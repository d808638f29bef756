/** What is wrong between files. Each message is what the editor reads, whole. */
import { afterAll, describe, expect, it } from 'vitest'
import { cleanUp, POST, png, printedFor, smallSite, withBody } from '../testing/content'

afterAll(cleanUp)

/** One file of the small site with something replaced. */
const changed = (path: string, from: string | RegExp, to: string) => ({
  [path]: String(smallSite()[path]).replace(from, to),
})

describe('a file with a mistake in its fields', () => {
  const text = POST.replace('category: Design', 'category: Desgin')
    .replace('press-kit.png', 'nope.png')
    .replace(/(?<=\n---\n)[\s\S]*$/, '\n[x](/contcat) and [y](#nowhere)\n')

  it('has its links, pictures and references checked in the same run', async () => {
    const printed = await printedFor(text)
    expect(printed.match(/^content\S+ \w+ \(.*\)$/gm)).toEqual([
      'content/blog/post.md:4:8 error (missing-picture)',
      'content/blog/post.md:7:11 error (wrong-choice)',
      'content/blog/post.md:12:1 error (dead-link)',
      'content/blog/post.md:12:19 error (dead-anchor)',
    ])
  })

  it('gives one problem for a line that is wrong in two ways', async () => {
    const printed = await printedFor(POST.replace('image: press-kit.png', 'image: - nope.png: a'))
    expect(printed.match(/^content\S+/gm)).toHaveLength(1)
  })
})

describe('links and pictures in a text', () => {
  it('a page that does not exist', async () => {
    expect(await printedFor(withBody('See [this](/contcat).'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:5 error (dead-link)
        The link leads to "/contcat", and the site has no such page.
          12 | See [this](/contcat).
             |     ^
        Did you mean /contact?
      "
    `)
  })
  it('a heading that does not exist', async () => {
    expect(await printedFor(withBody('## One two\n\n[x](#one-tow)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:14:1 error (dead-anchor)
        The link leads to the heading "#one-tow" on this page, and there is none.
          14 | [x](#one-tow)
             | ^
        Did you mean #one-two?
      "
    `)
  })
  it('a file instead of an address', async () => {
    expect(await printedFor(withBody('[x](post.md)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (relative-link)
        The link "post.md" does not say where it starts from.
          12 | [x](post.md)
             | ^
        A page of this site starts with "/". Did you mean /blog/post?
      "
    `)
  })
  it('javascript:', async () => {
    expect(await printedFor(withBody('[x](javascript:alert(1))'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (unsafe-link)
        The link "javascript:alert(1)" starts with "javascript:", which cannot be published.
          12 | [x](javascript:alert(1))
             | ^
        A link starts with https:, http:, mailto:, "/" for a page of this site, or "#" for a heading of this page.
      "
    `)
  })
  it('data:', async () => {
    expect(await printedFor(withBody('[x](data:text/html,hi)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (unsafe-link)
        The link "data:text/html,hi" starts with "data:", which cannot be published.
          12 | [x](data:text/html,hi)
             | ^
        A link starts with https:, http:, mailto:, "/" for a page of this site, or "#" for a heading of this page.
      "
    `)
  })
  it('a hidden line break in javascript:', async () => {
    expect(await printedFor(withBody('<a href="java&#10;script:alert(1)">x</a>'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (unsafe-link)
        The link "javascript:alert(1)" starts with "javascript:", which cannot be published.
          12 | <a href="java&#10;script:alert(1)">x</a>
             | ^
        A link starts with https:, http:, mailto:, "/" for a page of this site, or "#" for a heading of this page.
      "
    `)
  })
  it('two slashes', async () => {
    expect(await printedFor(withBody('[x](//example.com)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (broken-address)
        The link "//example.com" has two slashes at its start and no "https:" before them.
          12 | [x](//example.com)
             | ^
        Write: https://example.com
      "
    `)
  })
  it('nothing', async () => {
    expect(await printedFor(withBody('[x]()'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (empty-link)
        This link leads nowhere: there is nothing between its parentheses.
          12 | [x]()
             | ^
        Write the address: [words](/contact)
      "
    `)
  })
  it('a remote picture', async () => {
    expect(await printedFor(withBody('![x](https://example.com/a.png)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (remote-picture)
        The picture "https://example.com/a.png" lies on another site, which would learn of every visitor and could change it.
          12 | ![x](https://example.com/a.png)
             | ^
        Save the picture in content/media and write its name: press-kit.jpg
      "
    `)
  })
  it('a remote picture in HTML', async () => {
    expect(
      await printedFor(
        withBody('<picture><source srcset="https://example.com/a.png 1x"><img src="press-kit.png" alt="x"></picture>'),
      ),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:12:10 error (remote-picture)
        The picture "https://example.com/a.png" lies on another site, which would learn of every visitor and could change it.
          12 | <picture><source srcset="https://example.com/a.png 1x"><img src="press-kit.png" alt="x"></picture>
             |          ^
        Save the picture in content/media and write its name: press-kit.jpg
      "
    `)
  })
  it('a picture that does not exist', async () => {
    expect(await printedFor(withBody('![x](pres-kit.png)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (missing-picture)
        There is no picture "pres-kit.png" in content/media.
          12 | ![x](pres-kit.png)
             | ^
        Did you mean "press-kit.png"? Write its path below content/media: press-kit.png
      "
    `)
  })
  it('a picture without words', async () => {
    expect(await printedFor(withBody('![](press-kit.png)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 warning (missing-alt)
        This picture has no words for people who cannot see it.
          12 | ![](press-kit.png)
             | ^
        Say in a few words what it shows:
        ![What the picture shows](press-kit.png)
      "
    `)
  })
  it('an SVG', async () => {
    expect(await printedFor(withBody('![x](a.svg)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (svg-picture)
        An SVG file can carry scripts, and so it cannot be used as a picture here.
          12 | ![x](a.svg)
             | ^
        Export it as PNG or WebP, at least 1600 pixels wide, and use that file.
      "
    `)
  })
  it('a picture from outside', async () => {
    expect(await printedFor(withBody('![x](../../etc/passwd)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (missing-picture)
        There is no picture "../../etc/passwd" in content/media.
          12 | ![x](../../etc/passwd)
             | ^
        Put the file into content/media, and write its name exactly as it is there, capitals included.
      "
    `)
  })
  it('a heading of level 1', async () => {
    expect(await printedFor(withBody('# Top\n\nText.'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 warning (heading-level-1)
        This is a heading of level 1, and the page already has one: its title. It is shown as level 2.
          12 | # Top
             | ^
        Start it with ## instead of #.
      "
    `)
  })
  it('a skipped level', async () => {
    expect(await printedFor(withBody('## One\n\n#### Three'))).toMatchInlineSnapshot(`
      "content/blog/post.md:14:1 warning (skipped-heading-level)
        This heading has level 4, and the one before it level 2: a level between them is missing.
          14 | #### Three
             | ^
        Start it with ### instead of ####.
      "
    `)
  })
  it('a script', async () => {
    expect(await printedFor(withBody('<script>alert(1)</script>'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 warning (html-removed)
        The HTML tag <script> is left out: only HTML for plain text can stand in a body.
          12 | <script>alert(1)</script>
             | ^
        Write it in Markdown, or remove it. If it should be read as text, put it between backticks: \`<tag>\`
      "
    `)
  })
  it('an anchor on a page made of components', async () => {
    expect(await printedFor(withBody('[x](/contact#form)'))).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 warning (unknown-anchor)
        The link leads to the place "#form" on /contact, and nothing says that it exists.
          12 | [x](/contact#form)
             | ^
        Link to the page itself, without "#" and what follows.
      "
    `)
  })
})

describe('names', () => {
  it('capitals', async () => {
    expect(await printedFor(POST, { 'blog/My Post.md': POST })).toMatchInlineSnapshot(`
      "content/blog/My Post.md:1:1 error (wrong-name)
        The name "My Post" cannot be an address: only small letters a-z, digits and single hyphens can.
        Rename the file to my-post.md.
      "
    `)
  })
  it('another ending', async () => {
    expect(await printedFor(POST, { 'blog/other.mdx': POST })).toMatchInlineSnapshot(`
      "content/blog/other.mdx:1:1 error (wrong-ending)
        "other.mdx" ends in ".mdx", and files in this folder end in ".md".
        Rename the file to other.md, or remove it.
      "
    `)
  })
  it('.yml', async () => {
    expect(await printedFor(POST, { 'services/other.yml': '' })).toMatchInlineSnapshot(`
      "content/services/other.yml:1:1 error (wrong-ending)
        "other.yml" ends in ".yml", and files in this folder end in ".yaml".
        Rename the file to other.yaml, or remove it.
      "
    `)
  })
  it('a subfolder', async () => {
    expect(await printedFor(POST, { 'blog/2024/x.md': POST })).toMatchInlineSnapshot(`
      "content/blog/2024:1:1 error (subfolder)
        "2024" is a folder, and only files can lie here.
        Move its files one folder up and remove it; the name of a file is its address.
      "
    `)
  })
  it('twins by case', async () => {
    expect(await printedFor(POST, { 'blog/Post.md': POST })).toMatchInlineSnapshot(`
      "content/blog/Post.md:1:1 error (twin-files)
        This name and content/blog/post.md differ only by capitals or by how an accent is stored; some disks hold only one of them.
        Remove one of the two files, or give it a different name.
      "
    `)
  })
  it('an unknown folder', async () => {
    expect(await printedFor(POST, { 'blogs/x.md': POST })).toMatchInlineSnapshot(`
      "content/blogs:1:1 error (unknown-folder)
        There is no place for "blogs" here; content/ holds the folders blog, case-studies, legal, media, pages, portfolio, resources, services and settings.
        Did you mean "blog"? Rename it.
      "
    `)
  })
  it('an unknown page', async () => {
    expect(await printedFor(POST, { 'pages/hom.yaml': '' })).toMatchInlineSnapshot(`
      "content/pages/hom.yaml:1:1 error (unknown-file)
        The folder content/pages has no place for a file called "hom.yaml"; it holds home.yaml, about.md, services.yaml, startups.yaml, customers.yaml, contact.yaml, blog.yaml, resources.yaml, tools.yaml and not-found.yaml.
        Did you mean "home.yaml"? Rename the file.
      "
    `)
  })
  it('a page that is missing', async () => {
    expect(await printedFor(POST, { 'pages/contact.yaml': undefined })).toMatchInlineSnapshot(`
      "content/pages/contact.yaml:1:1 error (missing-file)
        This file is missing: The contact page.
        Create content/pages/contact.yaml with these fields: title, description, heading, intro, slides, form.
      "
    `)
  })
  it('a reserved name', async () => {
    expect(
      await printedFor(POST, { 'legal/blog.md': `---\ntitle: X\nupdated: 2024-01-01\n---\n` }),
    ).toMatchInlineSnapshot(`
      "content/legal/blog.md:1:1 error (reserved-id)
        A file here cannot be called "blog": the site needs that address for something else.
          1 | ---
            | ^
        Rename the file.
      "
    `)
  })
  it('a picture with a space', async () => {
    expect(await printedFor(POST, { 'media/press kit.png': png(4, 3) })).toMatchInlineSnapshot(`
      "content/media/press kit.png:1:1 error (picture-name)
        The name "press kit.png" cannot be part of an address; letters a-z, digits, "-", "_" and "." can.
        Rename it, for example to press-kit.png, and change the name where it is used.
      "
    `)
  })
  it('leftovers, which are ignored', async () => {
    expect(
      await printedFor(POST, {
        'blog/.DS_Store': 'x',
        'blog/post.md~': 'x',
        'blog/.x.md.swp': 'x',
        'media/Thumbs.db': 'x',
      }),
    ).toMatchInlineSnapshot(`""`)
  })
})

describe('references', () => {
  it('a picture that is none', async () => {
    expect(await printedFor(POST, { 'media/press-kit.png': 'no picture' })).toMatchInlineSnapshot(`
      "content/media/press-kit.png:1:1 error (not-a-picture)
        This file is not a picture that can be shown; PNG, JPEG, WebP, AVIF and GIF are.
        Open it in an image program and export it again as PNG or JPEG.
      "
    `)
  })
  it('a field that names a missing picture', async () => {
    expect(await printedFor(POST.replace('press-kit.png', () => './images/Press-Kit.PNG'))).toMatchInlineSnapshot(`
      "content/blog/post.md:4:8 error (missing-picture)
        There is no picture "./images/Press-Kit.PNG" in content/media.
          4 | image: ./images/Press-Kit.PNG
            |        ^
        Did you mean "press-kit.png"? Write its path below content/media: press-kit.png
      "
    `)
  })
  it('a service that does not exist', async () => {
    expect(
      await printedFor(
        POST,
        changed('case-studies/angry-miao.yaml', /services:[\s\S]*?(?=\n\w|$)/, 'services:\n  - media-relation'),
      ),
    ).toMatchInlineSnapshot(`
      "content/case-studies/angry-miao.yaml:21:5 error (dead-reference)
        services, item 1 is "media-relation", and there is no content/services/media-relation.yaml.
          21 |   - media-relation
             |     ^
        Did you mean "media-relations"?
      "
    `)
  })
  it('words instead of a service', async () => {
    expect(
      await printedFor(
        POST,
        changed('case-studies/angry-miao.yaml', /services:[\s\S]*?(?=\n\w|$)/, 'services:\n  - Launch films'),
      ),
    ).toMatchInlineSnapshot(`""`)
  })
  it('a client without its case study', async () => {
    expect(
      await printedFor(POST, changed('portfolio/startups.yaml', 'id: angry-miao', 'id: angry-maio')),
    ).toMatchInlineSnapshot(`
      "content/portfolio/startups.yaml:5:9 error (missing-case-study)
        The client "angry-maio" has "hasCaseStudy: true", and there is no case study of that name.
          5 |   - id: angry-maio
            |         ^
        Did you mean "angry-miao"? Otherwise: Create content/case-studies/angry-maio.yaml, or write "hasCaseStudy: false" to have the button lead to the "not found" page.
      "
    `)
  })
  it('a client whose case study should not exist', async () => {
    expect(
      await printedFor(POST, changed('portfolio/startups.yaml', 'hasCaseStudy: true', 'hasCaseStudy: false')),
    ).toMatchInlineSnapshot(`
      "content/portfolio/startups.yaml:11:19 error (unexpected-case-study)
        The client "angry-miao" has "hasCaseStudy: false", and content/case-studies/angry-miao.yaml exists.
          11 |     hasCaseStudy: false
             |                   ^
        Write: hasCaseStudy: true
      "
    `)
  })
  it('a client twice', async () => {
    expect(
      await printedFor(POST, { 'portfolio/more.yaml': smallSite()['portfolio/startups.yaml'] }),
    ).toMatchInlineSnapshot(`
      "content/portfolio/startups.yaml:5:9 error (duplicate-id)
        The client "angry-miao" is here a second time; the first is in content/portfolio/more.yaml, line 5.
          5 |   - id: angry-miao
            |         ^
        Remove one of the two, or give it another id.
      "
    `)
  })
  it('a link to a draft', async () => {
    expect(
      await printedFor(withBody('[x](/blog/other)'), { 'blog/other.md': POST.replace('title', 'draft: true\ntitle') }),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (link-to-hidden-page)
        The link leads to "/blog/other", which is a draft: visitors would find nothing.
          12 | [x](/blog/other)
             | ^
        Remove the link until the page is public.
      "
    `)
  })
  it('http: in a field', async () => {
    expect(
      await printedFor(POST, changed('case-studies/angry-miao.yaml', /url: .*/, 'url: http://example.com')),
    ).toMatchInlineSnapshot(`
      "content/case-studies/angry-miao.yaml:17:10 error (wrong-address)
        url (in links, item 1) is "http://example.com", and an address that starts with https:// is needed.
          17 |     url: http://example.com
             |          ^
        Write: https://example.com
      "
    `)
  })
})

import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Code } from '../problems/codes'
import { errorAt, START } from '../problems/problem'
import { notOpened, readOrdinaryFile } from '../read'
import { POST, png } from '../testing/content'
import { type Mistake, WHOLE } from './mistake'

const RIGHT = { 'blog/post.md': POST }

/** The file as a whole. */
export const wholeFiles = {
  'empty-file': {
    title: 'The file is empty',
    why: 'A file was made and nothing was written into it yet, so the site does not know what to show.',
    examples: [
      {
        at: WHOLE,
        before: '',
        after: POST,
        says: `
          content/blog/post.md:1:1 error (empty-file)
            This file is empty.
            Start the file like this:
            ---
            title: How to brief an agency
            ---
        `,
      },
    ],
  },
  'not-utf8': {
    title: 'The file is saved in another encoding',
    why: 'There are several ways to store letters such as é or “. The site reads UTF-8; every editor can save it.',
    examples: [
      {
        broken: { 'blog/post.md': Buffer.from(POST.replace('an agency', 'a café'), 'latin1') },
        mended: { 'blog/post.md': POST.replace('an agency', 'a café') },
        before: 'saved as "Windows-1252" or "Latin-1"',
        after: 'saved as "UTF-8"',
        says: `
          content/blog/post.md:2:26 error (not-utf8)
            Here is a character that is not saved as UTF-8.
            Save the file again with the encoding "UTF-8", then look whether accents and quotation marks are right.
        `,
      },
      {
        name: 'UTF-16',
        broken: { 'blog/post.md': Buffer.from(`\ufeff${POST}`, 'utf16le') },
        mended: RIGHT,
        before: 'saved as "Unicode" or "UTF-16"',
        after: 'saved as "UTF-8"',
        says: `
          content/blog/post.md:1:1 error (not-utf8)
            This file is saved as UTF-16, and UTF-8 is needed.
            Save the file again with the encoding "UTF-8".
        `,
      },
    ],
  },
  'control-character': {
    title: 'An invisible control character is in the text',
    why: 'Texts pasted from other programs can hold characters that no screen shows and that break feeds and pages.',
    examples: [
      {
        broken: { 'blog/post.md': POST.replace('an agency', 'an\u0000agency') },
        mended: RIGHT,
        before: 'title: How to brief an␀agency',
        after: 'title: How to brief an agency',
        says: `
          content/blog/post.md:2:23 error (control-character)
            Here is an invisible control character (U+0000), which cannot be published.
            Delete it: put the cursor behind it and press Backspace once, or type the line again.
        `,
      },
      {
        name: 'half a character by an escape',
        at: 'title',
        before: 'title: "How to \\ud83d brief"',
        after: 'title: "How to brief"',
        says: `
          content/blog/post.md:2:8 error (control-character)
            Here is an invisible control character (U+D83D), which cannot be published.
              2 | title: "How to \\ud83d brief"
                |        ^
            Delete it: put the cursor behind it and press Backspace once, or type the line again.
        `,
      },
    ],
  },
  'conflict-marker': {
    title: 'Git left its markers in the file',
    why: 'Two people changed the same lines. Git put both versions into the file and marked them, for somebody to choose.',
    examples: [
      {
        at: 'title',
        before: '<<<<<<< HEAD\ntitle: How to brief an agency\n=======\ntitle: How to brief us\n>>>>>>> new-title',
        after: 'title: How to brief us',
        says: `
          content/blog/post.md:2:1 error (conflict-marker)
            Two versions of this file were merged and Git could not decide between them.
            Keep the right one of the versions between <<<<<<< and >>>>>>>, and delete the lines of the markers themselves: <<<<<<<, ||||||| (if there is one), ======= and >>>>>>>.
        `,
      },
      {
        name: 'with the version before both',
        at: 'title',
        before:
          '<<<<<<< HEAD\ntitle: How to brief an agency\n||||||| 1a2b3c4\ntitle: Briefs\n=======\ntitle: How to brief us\n>>>>>>> new-title',
        after: 'title: How to brief us',
        says: `
          content/blog/post.md:2:1 error (conflict-marker)
            Two versions of this file were merged and Git could not decide between them.
            Keep the right one of the versions between <<<<<<< and >>>>>>>, and delete the lines of the markers themselves: <<<<<<<, ||||||| (if there is one), ======= and >>>>>>>.
        `,
      },
      {
        name: 'a marker that was forgotten',
        at: 'title',
        before: 'title: How to brief us\n>>>>>>> new-title',
        after: 'title: How to brief us',
        says: `
          content/blog/post.md:3:1 error (conflict-marker)
            The line ">>>>>>> new-title" is a marker that Git put here when two versions of the file were merged.
            Delete the line, and every other line of <<<<<<<, |||||||, ======= or >>>>>>>. Then look whether the text around it is there only once.
        `,
      },
    ],
  },
  'file-too-large': {
    title: 'The file is too large',
    why: 'A text file may have 1 MiB, which is more than a long book chapter.',
    examples: [
      {
        broken: { 'blog/post.md': POST + 'words '.repeat(200_000) },
        mended: RIGHT,
        before: 'a file of 1.1 MiB',
        after: 'two files of half the size',
        says: `
          content/blog/post.md:1:1 error (file-too-large)
            This file has 1.1 MiB, and at most 1 MiB can be read.
            Split it, or make it smaller.
        `,
      },
    ],
  },
  'unreadable-file': {
    title: 'The file cannot be opened',
    why: 'The file is there, but whoever builds the site may not read it, or it went away while the site was built.',
    examples: [
      {
        found: async () => [errorAt('content/blog/post.md', START, notOpened('EACCES'))],
        broken: {},
        mended: {},
        before: 'a file without permission to be read',
        after: 'a file that everybody may read',
        says: `
          content/blog/post.md:1:1 error (unreadable-file)
            This file cannot be opened: whoever builds the site has no permission to read it.
            Allow everybody to read it, then build again.
        `,
      },
      {
        name: 'a file that is gone',
        found: async () => {
          const finding = readOrdinaryFile('no-such-folder/post.md', 1)
          return finding instanceof Uint8Array ? [] : [errorAt('content/blog/post.md', START, finding)]
        },
        broken: {},
        mended: {},
        before: 'a file that is removed during a build',
        after: 'a file that stays',
        says: `
          content/blog/post.md:1:1 error (unreadable-file)
            This file went away before it was read.
            Build again.
        `,
      },
      {
        name: 'a file that another program keeps',
        found: async () => [errorAt('content/blog/post.md', START, notOpened('EBUSY'))],
        broken: {},
        mended: {},
        before: 'a file that another program keeps to itself',
        after: 'a file that everybody may read',
        says: `
          content/blog/post.md:1:1 error (unreadable-file)
            This file cannot be opened (EBUSY).
            Close other programs that have it open, and build again. If that does not help, put a copy in its place.
        `,
      },
    ],
  },
  'more-problems': {
    title: 'There are more mistakes than are listed',
    why: 'A hundred mistakes of a file are listed. So many usually have one cause, such as a missing line of hyphens.',
    examples: [
      {
        broken: {
          'blog/post.md': POST.replace('---\n', `---\n${Array.from({ length: 103 }, (_, i) => `x${i}: 1\n`).join('')}`),
        },
        mended: RIGHT,
        among: 101,
        before: '103 fields that do not exist',
        after: 'the fields of a post',
        says: `
          content/blog/post.md:102:1 error (more-problems)
            This file has 3 errors more, not listed here.
              102 | x100: 1
                  | ^
            Correct the ones above first, then build again.
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>

const SERVICE = 'a service'

/** Names and places of files. */
export const names = {
  'wrong-name': {
    title: 'The name of a file cannot be an address',
    why: 'The name of a file is the address of its page. Capitals, spaces and accents do not work in all addresses.',
    examples: [
      {
        broken: { 'blog/My new Post.md': POST },
        mended: { 'blog/my-new-post.md': POST },
        before: 'content/blog/My new Post.md',
        after: 'content/blog/my-new-post.md',
        says: `
          content/blog/My new Post.md:1:1 error (wrong-name)
            The name "My new Post" cannot be an address: only small letters a-z, digits and single hyphens can.
            Rename the file to my-new-post.md.
        `,
      },
      {
        name: 'a copy',
        broken: { 'blog/post (1).md': POST },
        mended: { 'blog/post-1.md': POST },
        before: 'content/blog/post (1).md',
        after: 'content/blog/post-1.md',
        says: `
          content/blog/post (1).md:1:1 error (wrong-name)
            The name "post (1)" cannot be an address: only small letters a-z, digits and single hyphens can.
            Rename the file to post-1.md.
        `,
      },
      {
        name: 'too long',
        broken: { [`blog/${'long-'.repeat(24)}name.md`]: POST },
        mended: { 'blog/long-name.md': POST },
        before: `content/blog/${'long-'.repeat(24)}name.md`,
        after: 'content/blog/long-name.md',
        says: `
          content/blog/long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-name.md:1:1 error (wrong-name)
            The name of this file has 124 characters, and at most 100 are allowed.
            Give it a shorter name; the name is part of the address.
        `,
      },
    ],
  },
  'wrong-ending': {
    title: 'The name of a file has the wrong ending',
    why: 'Every folder holds files of one kind: `.md` for texts, `.yaml` for everything that is fields only.',
    examples: [
      {
        broken: { 'blog/other.mdx': POST },
        mended: { 'blog/other.md': POST },
        before: 'content/blog/other.mdx',
        after: 'content/blog/other.md',
        says: `
          content/blog/other.mdx:1:1 error (wrong-ending)
            "other.mdx" ends in ".mdx", and files in this folder end in ".md".
            Rename the file to other.md, or remove it.
        `,
      },
      {
        name: '.yml',
        broken: { 'services/other.yml': SERVICE },
        mended: {},
        before: 'content/services/other.yml',
        after: 'content/services/other.yaml',
        says: `
          content/services/other.yml:1:1 error (wrong-ending)
            "other.yml" ends in ".yml", and files in this folder end in ".yaml".
            Rename the file to other.yaml, or remove it.
        `,
      },
      {
        name: 'an ending that the system hides',
        broken: { 'blog/other.md.txt': POST },
        mended: { 'blog/other.md': POST },
        before: 'content/blog/other.md.txt',
        after: 'content/blog/other.md',
        says: `
          content/blog/other.md.txt:1:1 error (wrong-ending)
            "other.md.txt" ends in ".txt", and files in this folder end in ".md".
            Rename the file to other.md, or remove it.
        `,
      },
      {
        name: 'a file of Word',
        broken: { 'blog/other.docx': 'PK' },
        mended: { 'blog/other.md': POST },
        before: 'content/blog/other.docx',
        after: 'content/blog/other.md',
        says: `
          content/blog/other.docx:1:1 error (wrong-ending)
            "other.docx" ends in ".docx", and files in this folder end in ".md".
            Copy its text into a new file other.md, and remove this one; renaming alone would not change what is in it.
        `,
      },
    ],
  },
  'twin-files': {
    title: 'Two names differ only by capitals or accents',
    why: 'Some disks take such names for one and the same, and keep only one of the two files.',
    examples: [
      {
        broken: { 'blog/Post.md': POST },
        mended: { 'blog/second-post.md': POST },
        before: 'content/blog/post.md and content/blog/Post.md',
        after: 'content/blog/post.md and content/blog/second-post.md',
        says: `
          content/blog/Post.md:1:1 error (twin-files)
            This name and content/blog/post.md differ only by capitals or by how an accent is stored; some disks hold only one of them.
            Remove one of the two files, or give it a different name.
        `,
      },
    ],
  },
  'reserved-id': {
    title: 'The site needs this name itself',
    why: 'The page would lie at an address that already has another meaning.',
    examples: [
      {
        broken: { 'legal/blog.md': '---\ntitle: Blog rules\nupdated: 2024-01-01\n---\n\nText.\n' },
        mended: { 'legal/blog-rules.md': '---\ntitle: Blog rules\nupdated: 2024-01-01\n---\n\nText.\n' },
        before: 'content/legal/blog.md',
        after: 'content/legal/blog-rules.md',
        says: `
          content/legal/blog.md:1:1 error (reserved-id)
            A file here cannot be called "blog": the site needs that address for something else.
              1 | ---
                | ^
            Rename the file.
        `,
      },
    ],
  },
  subfolder: {
    title: 'A folder lies where only files can',
    why: 'Posts, services and the like lie in one folder without further ones. Only pictures may lie in folders of their own.',
    examples: [
      {
        broken: { 'blog/2024/other.md': POST },
        mended: { 'blog/other.md': POST },
        before: 'content/blog/2024/other.md',
        after: 'content/blog/other.md',
        says: `
          content/blog/2024:1:1 error (subfolder)
            "2024" is a folder, and only files can lie here.
            Move its files one folder up and remove it; the name of a file is its address.
        `,
      },
      {
        name: 'of pictures, too deep',
        broken: { 'media/a/b/c/d/e/f/g.png': png(4, 3) },
        mended: { 'media/a/b/g.png': png(4, 3) },
        before: 'content/media/a/b/c/d/e/f/g.png',
        after: 'content/media/a/b/g.png',
        says: `
          content/media/a/b/c/d/e/f:1:1 error (subfolder)
            This folder lies too deep; pictures may lie up to four folders below content/media.
            Move its pictures up.
        `,
      },
    ],
  },
  'unknown-folder': {
    title: 'There is no place for this folder',
    why: 'The content has a fixed set of folders; what lies elsewhere is shown nowhere.',
    examples: [
      {
        broken: { 'blogs/other.md': POST },
        mended: { 'blog/other.md': POST },
        before: 'content/blogs/other.md',
        after: 'content/blog/other.md',
        says: `
          content/blogs:1:1 error (unknown-folder)
            There is no place for "blogs" here; content/ holds the folders blog, case-studies, legal, media, pages, portfolio, resources, services and settings.
            Did you mean "blog"? Rename it.
        `,
      },
    ],
  },
  'unknown-file': {
    title: 'There is no place for this file',
    why: 'Pages and settings have fixed names; a file of another name is shown nowhere.',
    examples: [
      {
        broken: { 'pages/hom.yaml': '' },
        mended: {},
        before: 'content/pages/hom.yaml',
        after: 'content/pages/home.yaml',
        says: `
          content/pages/hom.yaml:1:1 error (unknown-file)
            The folder content/pages has no place for a file called "hom.yaml"; it holds home.yaml, about.md, services.yaml, startups.yaml, customers.yaml, contact.yaml, blog.yaml, resources.yaml, tools.yaml and not-found.yaml.
            Did you mean "home.yaml"? Rename the file.
        `,
      },
    ],
  },
  'missing-file': {
    title: 'A file is missing that the site cannot do without',
    why: 'It was removed or renamed, and its page cannot be built.',
    examples: [
      {
        broken: { 'pages/contact.yaml': undefined },
        mended: {},
        before: 'no file content/pages/contact.yaml',
        after: 'content/pages/contact.yaml',
        says: `
          content/pages/contact.yaml:1:1 error (missing-file)
            This file is missing: The contact page.
            Create content/pages/contact.yaml with these fields: title, description, heading, intro, slides, form.
        `,
      },
    ],
  },
  'link-instead-of-file': {
    title: 'A link stands where a file is needed',
    why: 'A link (alias, shortcut) leads to a place that other computers do not have.',
    examples: [
      {
        broken: {},
        mended: { 'blog/other.md': POST },
        spoil: (content) => symlink(join(content, 'blog/post.md'), join(content, 'blog/other.md')),
        before: 'content/blog/other.md, a link to another file',
        after: 'content/blog/other.md, a copy of that file',
        says: `
          content/blog/other.md:1:1 error (link-instead-of-file)
            "other.md" is a link to another place, and an ordinary file is needed.
            Replace it with the file itself.
        `,
      },
    ],
  },
  'not-a-file': {
    title: 'Something that is no file stands in its place',
    why: 'A folder of the content was replaced by a file, or a file by something that only the system can use.',
    examples: [
      {
        broken: { 'legal/privacy-policy.md': undefined, legal: 'a text' },
        mended: {},
        before: 'content/legal, a file',
        after: 'content/legal, a folder',
        says: `
          content/legal:1:1 error (not-a-file)
            "legal" is a file, and an ordinary folder is needed.
            Replace it with the folder itself.
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>

import { describe, expect, it } from 'vitest'
import { POST } from '../../../tests/content/support/content'
import type { Project } from '../project'
import { sampleOf } from '../sample/sample-of'
import { changed, NO_SAMPLE, printed, read } from '../testing/ready-site'

/** A project whose sample is these folders alone; the others of the small site have texts of the schema. */
const inFolders = (project: Project, ...folders: string[]): Project => ({
  ...project,
  pages: project.pages.filter(({ entry }) => folders.some((folder) => entry.file.startsWith(`content/${folder}/`))),
})

describe('sample copy', () => {
  const copy = `${POST}\nBirchway writes long sentences that nobody else would write the very same way.\n`
  const guide = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: A page.\nupdated: 2024-01-15\n---\n\n${text}\n`
  const legal = guide('Privacy', 'We keep nothing that you did not send us yourself, ever.')

  it('has the names of the sample', async () => {
    const sample = { ...NO_SAMPLE, names: ['Birchway'] }
    expect(await printed({ 'blog/post.md': `${copy}\nAsk Birchway.\n` }, { sample })).toMatchInlineSnapshot(`
      "content/blog/post.md:18:1 error (sample-name)
        "Birchway" is a name of the sample. This is the first of 2 texts in this file that contain it.
          18 | Birchway writes long sentences that nobody else would write the very same way.
             | ^
        Write your own name.
      "
    `)
  })
  it('has its sentences, also under another name and with other emphasis', async () => {
    const called = (name: string) => changed('settings/site.yaml', /^name: .*$/m, `name: ${name}`)
    const { project } = await read({ ...called('Birchway'), 'blog/post.md': copy })
    const sample = { ...sampleOf(inFolders(project, 'blog')), names: ['Birchway'], files: new Set<string>() }
    const own = called('Acme & Sons')
    const renamed = copy.replace('Birchway', '**Acme & Sons**').replace('answers', '*answers*')
    expect(await printed({ ...own, 'blog/post.md': renamed }, { sample })).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (sample-copy)
        The text of this file comes from the sample, starting here.
          12 | A good brief *answers* five questions before the first call.
             | ^
        Write your own, or remove the file if you do not need it.
      "
    `)
  })
  it('may lend a sentence to a text of one’s own', async () => {
    const { project } = await read({ 'blog/post.md': copy })
    const sample = { ...sampleOf(inFolders(project, 'blog')), names: [], files: new Set<string>() }
    const own = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map(
      (word) => `${word} of the many sentences that we wrote ourselves.\n`,
    )
    expect(await printed({ 'blog/post.md': `${copy}\n${own.join('\n')}` }, { sample })).toBe('')
  })
  it('is not legal advice', async () => {
    const { project } = await read({ 'legal/privacy-policy.md': legal })
    const sample = { ...sampleOf(inFolders(project, 'blog', 'legal')), names: [], files: new Set<string>() }
    expect(await printed({ 'legal/privacy-policy.md': legal }, { sample })).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (sample-copy)
        The text of this file comes from the sample, starting here.
          12 | A good brief answers five questions before the first call.
             | ^
        Write your own, or remove the file if you do not need it.

      content/legal/privacy-policy.md:7:1 error (sample-legal)
        The text of this file comes from the sample, starting here.
          7 | We keep nothing that you did not send us yourself, ever.
            | ^
        The sample does not describe a real company and is not legal advice. Have your own text written, or checked, by a lawyer.
      "
    `)
  })
  it('may describe a tool, which does the same on every site', async () => {
    const text = 'Times a pitch while it is read aloud, and counts its words.'
    const tool = changed('tools/influencer-roi-calculator.yaml', /(?<=^description: ).*$/m, text)
    const { project } = await read(tool)
    const sample = { ...sampleOf(inFolders(project, 'tools')), names: [], files: new Set<string>() }
    expect(sample.texts.size).toBe(1)
    expect(await printed(tool, { sample })).toBe('')
  })
  it('of a draft does not matter yet', async () => {
    const sample = { ...NO_SAMPLE, names: ['Birchway'] }
    expect(await printed({ 'blog/post.md': copy.replace('title', 'draft: true\ntitle') }, { sample })).toBe('')
  })
})

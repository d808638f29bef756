import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { png } from '../../../tests/content/support/content'
import { sampleOf } from '../sample/sample-of'
import { changed, NO_SAMPLE, printed, read } from '../testing/ready-site'

describe('pictures', () => {
  it('are not those of the sample', async () => {
    const { project } = await read({})
    const sample = { ...NO_SAMPLE, files: sampleOf(project).files }
    expect(await printed({}, { sample })).toMatchInlineSnapshot(`
      "content/media/press-kit.png:1:1 error (sample-picture)
        This picture, shown by content/blog/post.md, is a drawing of the sample.
        Save your own under the same name, or name another picture there.

      content/media/share.png:1:1 error (sample-picture)
        This picture, shown by links to the site, is a drawing of the sample.
        Save your own under the same name, or name another picture there.
      "
    `)
  })
  it('are not those of the sample in the dark scheme either', async () => {
    const night = { 'media/press-kit.night.png': png(800, 600) }
    const { project } = await read(night)
    const sample = { ...NO_SAMPLE, files: sampleOf(project).files }
    expect(await printed({ ...night, 'media/press-kit.png': png(1600, 1201) }, { sample })).toContain(
      `content/media/press-kit.night.png:1:1 error (sample-picture)
  This picture, shown by content/blog/post.md in the dark scheme, is a drawing of the sample.
  Remove the file, or save a dark version of your own picture under the same name.`,
    )
  })
  it('for shared links are there', async () => {
    expect(await printed({ 'media/share.png': undefined })).toMatchInlineSnapshot(`
      "content/media/share.png:1:1 error (missing-share-picture)
        There is no picture for links to the site that are shared.
        Save a PNG of 1200 by 630 pixels under this name.
      "
    `)
  })
  it('for shared links have the size of the card', async () => {
    expect(await printed({ 'media/share.png': png(600, 600) })).toMatchInlineSnapshot(`
      "content/media/share.png:1:1 error (share-picture-size)
        The picture for shared links has 600 by 600 pixels and would be cut.
        Save a PNG of 1200 by 630 pixels under this name.
      "
    `)
  })
  it('are on every case study', async () => {
    expect(await printed(changed('case-studies/quiet-mole.yaml', 'image: press-kit.png\n', ''))).toMatchInlineSnapshot(
      `
      "content/case-studies/quiet-mole.yaml:1:1 error (no-picture)
        This page has no picture of its own; a shared link to it shows that of the whole site.
          1 | name: Northly
            | ^
        Save one in content/media and name it:
        image: press-kit.jpg
      "
    `,
    )
  })
  it('include the icons', async () => {
    const icon = { '../public/favicon.svg': '<svg/>' }
    const { project } = await read(icon)
    const sample = { ...NO_SAMPLE, files: new Set(project.publicFiles.map(({ fingerprint }) => fingerprint)) }
    expect(await printed(icon, { sample })).toMatchInlineSnapshot(`
      "public/favicon.svg:1:1 error (sample-icon)
        This file is the one of the sample: its symbol or its name.
        Save your own under the same name.
      "
    `)
    expect(await printed({ '../public/favicon.svg': '<svg id="ours"/>' }, { sample })).toBe('')
  })
  it('that are served as they are carry nothing along, in a folder either', async () => {
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    const plain = await photo.jpeg().toBuffer()
    const told = await photo
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer()
    expect(
      await printed({ '../public/press/plain.jpg': plain, '../public/press/told.jpg': told }),
    ).toMatchInlineSnapshot(`
      "public/press/told.jpg:1:1 error (picture-metadata)
        This picture is served as it is, and carries what a camera or a program wrote into it: perhaps a place, a name or a serial number.
        Export it again without metadata (EXIF, XMP).
      "
    `)
  })
})

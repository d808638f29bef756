import * as words from '@words/press'
import { Logo } from '@/components/logo'
import { Picture } from '@/components/picture'
import { Section } from '@/components/section'
import { KIT, KIT_LOGO, kitName } from '@/lib/press-kit'
import type { Single } from '@/schema/entries'

/** The files of the newsroom: each with what it shows, and all of them as one. */
export function PressKit({ page: { kit, pictures } }: { page: Single<'pages/press'> }) {
  return (
    <Section heading={kit.heading}>
      <p className="max-w-measure">{kit.text}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a className="button" href={KIT.zip} download>
          {words.downloadAll}
        </a>
        <a href={KIT.checksum}>{words.checksum}</a>
      </p>
      <ul className="mt-10 grid gap-x-columns gap-y-10 sm:grid-cols-2">
        <li>
          <div className="flex aspect-3/2 items-center justify-center bg-surface">
            <Logo />
          </div>
          <p className="mt-3">{words.logo}</p>
          <p className="mt-1">
            <a href={`${KIT.folder}/${KIT_LOGO}`} download>
              {words.download({ file: KIT_LOGO })}
            </a>
          </p>
        </li>
        {kit.pictures.map(({ image, imageAlt, caption }) => (
          <li key={image}>
            <Picture
              path={image}
              pictures={pictures}
              alt={imageAlt}
              sizes="(min-width: 40rem) 50vw, 100vw"
              className="aspect-3/2 w-full object-cover"
            />
            <p className="mt-3">{caption}</p>
            <p className="mt-1">
              <a href={`${KIT.folder}/${kitName(image)}`} download>
                {words.download({ file: kitName(image) })}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

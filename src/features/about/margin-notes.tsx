import { Picture } from '@/components/picture'
import type { AboutEntry } from '@/schema/entries'

type MarginNotesProps = { margin: NonNullable<AboutEntry['margin']> } & Pick<AboutEntry, 'pictures'>

/** What hangs in the margin of the letter: its figures, and a picture of something it tells of. */
export function MarginNotes({ margin, pictures }: MarginNotesProps) {
  const { figures, image, imageAlt, caption } = margin
  return (
    <aside className="col-span-full space-y-10 sm:max-lg:col-span-8 lg:col-span-4 lg:col-start-1">
      <dl className="ledger">
        {figures.map(({ value, text }) => (
          <div key={value} className="grid grid-cols-[8.5rem_1fr] items-baseline gap-x-4 py-4">
            <dt className="figure text-h2">{value}</dt>
            <dd className="text-small text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <figure>
        <Picture
          path={image}
          pictures={pictures}
          alt={imageAlt}
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 62vw, 92vw"
          className="w-full"
        />
        <figcaption className="mt-3 border-t border-ink pt-3 text-small text-muted">{caption}</figcaption>
      </figure>
    </aside>
  )
}

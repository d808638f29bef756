import { Picture } from '@/components/picture'
import { initials } from '@/lib/initials'
import type { NamedPerson } from '@/schema/entries'

type PersonPhotoProps = {
  person: Pick<NamedPerson, 'name' | 'photo' | 'photoAlt' | 'pictures'>
  /** Widths at which the layout shows it, as in the `sizes` attribute. */
  sizes: string
  priority?: boolean
  className?: string
}

/** A portrait, cropped to the same shape for all; the initials of a person without one. */
export function PersonPhoto({ person, sizes, priority, className = '' }: PersonPhotoProps) {
  const { name, photo, photoAlt = '', pictures } = person
  const shape = `aspect-4/5 w-full ${className}`
  if (photo) {
    return (
      <Picture
        path={photo}
        pictures={pictures}
        alt={photoAlt}
        sizes={sizes}
        priority={priority}
        className={`object-cover ${shape}`}
      />
    )
  }
  return (
    <svg viewBox="0 0 80 100" aria-hidden="true" className={`bg-surface text-muted ${shape}`}>
      <text x="40" y="50" dy="0.35em" textAnchor="middle" fontSize="30" className="fill-current font-display font-bold">
        {initials(name)}
      </text>
    </svg>
  )
}

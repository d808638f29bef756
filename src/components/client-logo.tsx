import { Link } from '@tanstack/react-router'
import { checkedId } from '@/content/checked-id'
import type { CaseStudyId } from '@/content/ids'
import { isSvg, LOGO_ID, logoAddress, pictureSources } from '@/content/picture-address'
import type { PictureSize } from '@/schema/entries'
import type { LogoEntry } from '@/schema/logo'
import { ClientWordmark } from './client-wordmark'

type ClientLogoProps = {
  entry: LogoEntry
  /** Its place in the list. */
  index: number
  pictures: Record<string, PictureSize>
  /** Let a long name take two lines, as the nameplates of newspapers do. */
  stacked?: boolean
}

/** The logo of a client or an outlet, or else its name set as a wordmark; a link where it has a case study. */
export function ClientLogo({ entry, index, pictures, stacked }: ClientLogoProps) {
  const { name, logo, caseStudy } = entry
  const size = logo === undefined ? undefined : pictures[logo]
  const shown = size ? (
    <span className="flex h-16 items-center justify-center px-4">
      <Drawn entry={entry} size={size} />
    </span>
  ) : (
    <ClientWordmark name={name} index={index} stacked={stacked} />
  )
  if (!caseStudy) return shown
  return (
    <Link
      to="/case-study/$id"
      params={{ id: checkedId<CaseStudyId>(caseStudy) }}
      className="block no-underline hover:text-accent"
    >
      {shown}
    </Link>
  )
}

function Drawn({ entry: { name, logo = '', inTextColor }, size }: { entry: LogoEntry; size: PictureSize }) {
  const { width, height } = evenSize(size)
  if (!isSvg(logo))
    return <img src={pictureSources(logo, size).src} width={width} height={height} alt={name} loading="lazy" />
  const address = logoAddress(logo, size.hash, inTextColor === true)
  if (!inTextColor) return <img src={address} width={width} height={height} alt={name} loading="lazy" />
  return (
    <svg width={width} height={height} role="img" aria-label={name}>
      <use href={`${address}#${LOGO_ID}`} width={width} height={height} />
    </svg>
  )
}

/** Logos of one area look equally large, so a long one is lower than a square one. */
const AREA = 4200
const WIDEST = 152
const HIGHEST = 52

/** The size at which a logo is drawn, in CSS pixels. */
export function evenSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const ratio = width / height
  const fitting = Math.min(Math.sqrt(AREA / ratio), HIGHEST, WIDEST / ratio)
  return { width: Math.max(1, Math.round(fitting * ratio)), height: Math.max(1, Math.round(fitting)) }
}

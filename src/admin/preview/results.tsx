/** Below the page: what search results and shared links would show of it, and how long the texts for them are. */
import { SHARE_CARD, seenIn } from '../../lib/text-width/cuts'
import { measureText } from '../../lib/text-width/measure-text'
import type { Length } from './lengths'
import { snippetOf } from './snippet'

export type SharedLink = {
  title: string
  address: string
  /** The address of its picture. */
  picture?: string
  /** The point around which it is cropped. */
  focus?: string
  /** Whether the picture is shown alone, without the title in it. */
  isOwn: boolean
}

export type Results = {
  /** The title and the description of the page, and its path. */
  title: string
  description: string
  path: string
  /** The host of the public site. */
  host: string
  link: SharedLink
  lengths: readonly Length[]
  /** Goes to a field. */
  open: (field: string) => void
}

const HEADING = 'm-0 mb-1 font-forms text-sm font-semibold'

export function ResultsBelow({ title, description, path, host, link, lengths, open }: Results) {
  const snippet = snippetOf({ title, description, path, host }, measureText)
  return (
    <>
      {/* A line of a search result has its own width, so it is alone in its row. */}
      <section className="flex-[1_1_100%]">
        <h3 className={HEADING}>In a search result</h3>
        <div className="grid max-w-150 gap-0.5 font-result text-[14px] leading-normal">
          <span className="text-[12px]">{snippet.address}</span>
          <span className="text-[20px] leading-[1.3] text-[light-dark(#1a0dab,#99c3ff)]">{snippet.title}</span>
          <span>{snippet.description}</span>
        </div>
      </section>
      <section>
        <h3 className={HEADING}>As a shared link</h3>
        <SharedLinkCard {...link} />
      </section>
      <section className="flex-[1_1_16rem]">
        <h3 className={HEADING}>Lengths</h3>
        {lengths.length === 0 && <p>Search results show no text of this entry.</p>}
        {lengths.length > 0 && (
          <ul className="m-0 grid list-none gap-1 p-0">
            {lengths.map(({ label, field, length, most, verdict, isGood }) => (
              <li key={field} className="flex flex-wrap items-center gap-2">
                <button type="button" onClick={() => open(field)}>
                  {label}
                </button>
                <span className={isGood ? '' : 'font-semibold'}>{`${length} of ${most} characters: ${verdict}`}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

const SharedLinkCard = ({ title, address, picture, focus, isOwn }: SharedLink) => (
  <div className="grid w-60 gap-1 overflow-hidden rounded-md border border-line pb-2">
    <div className="flex aspect-[1200/630] overflow-hidden bg-[light-dark(#f4f1ea,#26241f)]">
      {!isOwn && (
        <strong className="flex-1 px-3 py-2.5 font-[family-name:Georgia,serif] text-sm/tight font-semibold wrap-anywhere">
          {title}
        </strong>
      )}
      {picture && (
        <img
          src={picture}
          alt=""
          className={`h-full flex-none object-cover ${isOwn ? 'w-full' : 'w-[35.3%]'}`}
          style={{ objectPosition: focus }}
        />
      )}
    </div>
    <span className="px-3">{address}</span>
    <b className="px-3">{seenIn(title, SHARE_CARD, measureText) ?? title}</b>
  </div>
)

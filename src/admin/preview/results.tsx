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

export function ResultsBelow({ title, description, path, host, link, lengths, open }: Results) {
  const snippet = snippetOf({ title, description, path, host }, measureText)
  return (
    <>
      <section>
        <h3>In a search result</h3>
        <div className="page-panel-result">
          <span className="page-panel-address">{snippet.address}</span>
          <span className="page-panel-title">{snippet.title}</span>
          <span>{snippet.description}</span>
        </div>
      </section>
      <section>
        <h3>As a shared link</h3>
        <SharedLinkCard {...link} />
      </section>
      <section>
        <h3>Lengths</h3>
        {lengths.length === 0 && <p>Search results show no text of this entry.</p>}
        {lengths.length > 0 && (
          <ul className="page-panel-lengths">
            {lengths.map(({ label, field, length, most, verdict, isGood }) => (
              <li key={field} className={isGood ? undefined : 'is-off'}>
                <button type="button" onClick={() => open(field)}>
                  {label}
                </button>
                <span>{`${length} of ${most} characters: ${verdict}`}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

const SharedLinkCard = ({ title, address, picture, focus, isOwn }: SharedLink) => (
  <div className="page-panel-card">
    <div className={isOwn ? 'page-panel-art is-own' : 'page-panel-art'}>
      {!isOwn && <strong>{title}</strong>}
      {picture && <img src={picture} alt="" style={{ objectPosition: focus }} />}
    </div>
    <span>{address}</span>
    <b>{seenIn(title, SHARE_CARD, measureText) ?? title}</b>
  </div>
)

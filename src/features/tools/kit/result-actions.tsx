import { CopyButton } from '@/components/copy-button'
import { type Download, downloadFile } from './download'

type ResultActionsProps = {
  /** The whole result as text, for the clipboard. */
  text: string
  copyLabel?: string
  downloads?: readonly Download[]
  /** Offers the address of the page, which holds the inputs. */
  isShareable?: boolean
}

/** Everything a visitor can take away: copy, files, print, and a link where the inputs are in the address. */
export function ResultActions({ text, copyLabel = 'Copy result', downloads = [], isShareable }: ResultActionsProps) {
  return (
    <div className="no-print mt-10 flex flex-wrap gap-3" role="group" aria-label="Take it with you">
      <CopyButton text={text} label={copyLabel} />
      {isShareable ? <CopyButton text={() => window.location.href} label="Copy link to this result" /> : null}
      {downloads.map((download) => (
        <button
          key={download.name}
          type="button"
          className="button button-quiet"
          onClick={() => downloadFile(download)}
        >
          {download.label}
        </button>
      ))}
      <button type="button" className="button button-quiet" onClick={() => window.print()}>
        Print or save as PDF
      </button>
    </div>
  )
}

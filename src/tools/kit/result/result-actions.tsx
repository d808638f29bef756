import * as words from '@words/tools/kit'
import { useContext } from 'react'
import { createPortal } from 'react-dom'
import { CopyButton } from '@/components/copy-button'
import { type Download, downloadFile } from '../files/download'
import { copyRich } from '../files/rich-html'
import { ResultPlace } from './result-place'

type ResultActionsProps = {
  /** The whole result as text, for the clipboard. */
  text: string
  copyLabel?: string
  downloads?: readonly Download[]
  /** Offers the address of the result, which holds the inputs. */
  isShareable?: boolean
}

/** Everything a visitor can take away, at the top of the result: copy, files, print, and a link where there is one. */
export function ResultActions(props: ResultActionsProps) {
  const { isSample, slot, address } = useContext(ResultPlace)
  if (isSample || !slot) return null
  return createPortal(<Actions {...props} result={slot.closest('section')} address={address} />, slot)
}

function Actions({
  text,
  copyLabel = words.copyResult,
  downloads = [],
  isShareable,
  result,
  address,
}: ResultActionsProps & { result: Element | null; address: string }) {
  return (
    <div className="mt-3 flex flex-wrap gap-x-6" role="group" aria-label={words.takeAlong}>
      <CopyButton text={text} write={(plain) => copyRich(plain, result)} label={copyLabel} className="action" />
      {isShareable ? <CopyButton text={address} label={words.copyLink} className="action" /> : null}
      {downloads.map((download) => (
        <button key={download.name} type="button" className="action" onClick={() => downloadFile(download)}>
          {download.label}
        </button>
      ))}
      <button type="button" className="action" onClick={() => window.print()}>
        {words.print}
      </button>
    </div>
  )
}

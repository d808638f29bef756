import * as words from '@words/copying'
import { twinAddress } from '@/lib/twin-address'
import { CopyButton } from './copy-button'

/** Copies the Markdown twin of a page. Without a script, a link leads to the twin. */
export function CopyAsMarkdown({ path }: { path: string }) {
  const address = twinAddress(path)
  return (
    <p className="no-print">
      <CopyButton
        text=""
        label={words.asMarkdown}
        // The clipboard gets a promise: browsers that allow it only at a press would not wait for the text.
        write={() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': twinAt(address) })])}
        className="button button-quiet noscript:hidden"
      />
      <noscript>
        <a href={address}>{words.readAsMarkdown}</a>
      </noscript>
    </p>
  )
}

async function twinAt(address = ''): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return new Blob([await answer.text()], { type: 'text/plain' })
}

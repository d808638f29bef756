import * as words from '@words/copying'
import { showToast } from './toast-queue'

/**
 * Puts text on the clipboard, and tells the visitor whether that worked.
 * @param write how it is put there, where it is more than plain text
 */
export async function copyText(text: string, write = () => navigator.clipboard.writeText(text)): Promise<boolean> {
  try {
    await write()
    showToast({ title: words.copiedToClipboard })
    return true
  } catch {
    showToast({ kind: 'failure', title: words.failed, description: words.copyByHand })
    return false
  }
}

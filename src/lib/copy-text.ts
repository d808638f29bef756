import { showToast } from './toast-queue'

/** Puts text on the clipboard, and tells the visitor when that fails. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast({ kind: 'failure', title: 'Copy failed', description: 'Please copy the text manually.' })
    return false
  }
}

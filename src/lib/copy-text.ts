import { showToast } from './toast-queue'

/** Puts text on the clipboard; says so when that fails, in the words of the product spec, section 8. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast({ kind: 'failure', title: 'Copy failed', description: 'Please copy the text manually.' })
    return false
  }
}

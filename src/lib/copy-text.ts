import { showToast } from './toast-queue'

/**
 * Puts text on the clipboard, and tells the visitor when that fails.
 * @param html the same with headings and tables, for programs that can use it
 */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    if (html && 'ClipboardItem' in window) await navigator.clipboard.write([richItem(text, html)])
    else await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast({ kind: 'failure', title: 'Copy failed', description: 'Please copy the text manually.' })
    return false
  }
}

function richItem(text: string, html: string): ClipboardItem {
  return new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  })
}

import { ask } from '../../ui/dialog'

/**
 * Says that something did not reach the disk, over the whole page and until somebody has read it. The CMS reports
 * failed saves itself, but not every failure of other kinds.
 */
export async function raiseAlarm(message: string) {
  const reloads = await ask('Not saved', <p>{message}</p>, CHOICES, 'alertdialog')
  if (reloads) await globalThis.cmsHooks.reload()
}

/** Reloading is always left to the editor: only they know what is still in the form. */
const CHOICES = [
  { label: 'Back to the form', value: false },
  { label: 'Load the page again', value: true },
]

/** The text of an entry with what can be done to it. */
import { make } from '../../ui/dialog'
import { pagesOf } from '../suggestions/site-pages'
import { createEditor, selectedIn } from './codemirror'
import { type Edit, insertLink, insertMarkdown, insertPicture, linkAt, type Selected } from './edits'
import { showDesk } from './open-editor'
import { isFormatted, markdownOf } from './paste'
import { askForLink, askForWords } from './questions'
import { createToolbar } from './toolbar'

export type Desk = { element: HTMLElement; setText: (text: string) => void; remove: () => void }

type Dependencies = {
  text: string
  changed: (text: string) => void
  /** Lets somebody choose a picture, and gives its address. */
  pickPicture: () => Promise<string | undefined>
  /** Takes a picture that was pasted or dropped, and gives its address. */
  addPicture: (file: File) => Promise<string>
}

export function createDesk({ text, changed, pickPicture, addPicture }: Dependencies): Desk {
  const said = make('p', { className: 'text-desk-said' })
  said.setAttribute('role', 'status')

  const change = (edit: (selected: Selected) => Edit) => {
    const { changes, select } = edit(selectedIn(view))
    // First, because the marks around the cursor show only in a text with the focus, and the End key goes by what shows.
    view.focus()
    view.dispatch({
      changes,
      selection: { anchor: select.from, head: select.to },
      scrollIntoView: true,
      userEvent: 'input',
    })
  }

  async function link() {
    const selected = selectedIn(view)
    const known = linkAt(selected)
    const words = known?.words ?? selected.text.slice(selected.from, selected.to)
    const answer = await askForLink({ words, address: known?.address ?? '' }, pagesOf(globalThis.cmsEntries.current))
    if (answer) change((now) => insertLink(now, answer))
    else view.focus()
  }

  async function picture(address: Promise<string | undefined> | string) {
    const found = await address
    const words = found && (await askForWords())
    if (found && words !== undefined) change((now) => insertPicture(now, found, words))
    else view.focus()
  }

  async function pictures(files: readonly File[]) {
    for (const file of files) {
      try {
        await picture(await addPicture(file))
      } catch (error) {
        said.textContent = `${file.name} could not be used: ${(error as Error).message}`
      }
    }
  }

  /** Whether this was something else than plain text. */
  function paste(data: DataTransfer): boolean {
    const html = data.getData('text/html')
    if (html !== '' && isFormatted(html)) {
      const { markdown, pictures: lost } = markdownOf(html)
      said.textContent =
        lost === 0
          ? ''
          : `${lost === 1 ? 'One picture was' : `${lost} pictures were`} left out. Insert pictures with “Picture”.`
      if (markdown !== '') {
        change((selected) => insertMarkdown(selected, markdown))
        return true
      }
    }
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
    if (files.length > 0) void pictures(files)
    return files.length > 0
  }

  const view = createEditor({ text, changed, paste, keys: { 'Mod-k': () => void link() }, change })
  const toolbar = createToolbar({ change, link: () => void link(), picture: () => void picture(pickPicture()) })
  const element = make('div', { className: 'text-desk' })
  element.append(toolbar, view.dom, said)
  const hide = showDesk(view)

  return {
    element,
    setText(next) {
      const now = view.state.doc.toString()
      // The CMS saves a text without the blank lines around it.
      if (next === now || next === now.trim()) return
      const { anchor, head } = view.state.selection.main
      const most = next.length
      view.dispatch({
        changes: { from: 0, to: now.length, insert: next },
        selection: { anchor: Math.min(anchor, most), head: Math.min(head, most) },
      })
    },
    remove() {
      hide()
      view.destroy()
    },
  }
}

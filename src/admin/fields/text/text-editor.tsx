/** The text of an entry with what can be done to it. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { PICTURE_KINDS } from '../pictures'
import { pagesOf } from '../suggestions/site-pages'
import { createEditor, selectedIn } from './codemirror'
import { type Edit, insertLink, insertMarkdown, insertPicture, linkAt, type Selected } from './edits'
import { showEditor } from './open-editor'
import { isFormatted, markdownOf } from './paste'
import { askForLink, askForWords } from './questions'
import { Toolbar } from './toolbar'

/** @param props what the CMS gives a field */
export default function TextEditor(props: CustomFieldControlProps) {
  const text = typeof props.value === 'string' ? props.value : ''
  const [notice, say] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(null)
  const sent = useRef(text)
  const changed = useEffectEvent((next: string) => {
    sent.current = next
    props.onChange(next)
  })
  const addPicture = useEffectEvent((file: File) => props.addFile(file))
  const pickPicture = async () => {
    const picked = await props.pickFile({ kind: 'image', accept: PICTURE_KINDS.join(','), allowURL: false })
    return Array.isArray(picked) ? picked[0]?.value : picked?.value
  }
  useLayoutEffect(() => {
    const made = createTextEditor({ text: sent.current, changed, addPicture, say })
    editor.current = made
    place.current?.append(made.view.dom)
    return made.remove
  }, [])
  // A text from elsewhere: another version, or the text as it was saved.
  useLayoutEffect(() => {
    if (text !== sent.current) editor.current?.setText(text)
    sent.current = text
  }, [text])
  return (
    <div className="text-editor">
      <Toolbar
        change={(edit) => editor.current?.change(edit)}
        link={() => void editor.current?.link()}
        picture={() => void editor.current?.picture(pickPicture())}
      />
      <div ref={place} />
      <p className="text-editor-notice" role="status">
        {notice}
      </p>
    </div>
  )
}

type Dependencies = {
  text: string
  changed: (text: string) => void
  /** Takes a picture that was pasted or dropped, and gives its address. */
  addPicture: (file: File) => Promise<string>
  /** Says something below the text. */
  say: (words: string) => void
}

type Editor = ReturnType<typeof createTextEditor>

function createTextEditor({ text, changed, addPicture, say }: Dependencies) {
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
        say(`${file.name} could not be used: ${(error as Error).message}`)
      }
    }
  }

  /** Whether this was something else than plain text. */
  function paste(data: DataTransfer): boolean {
    const html = data.getData('text/html')
    if (html !== '' && isFormatted(html)) {
      const { markdown, pictures: lost } = markdownOf(html)
      const pictures = lost === 1 ? 'One picture was' : `${lost} pictures were`
      say(lost === 0 ? '' : `${pictures} left out. Insert pictures with “Picture”.`)
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
  const hide = showEditor(view)

  return {
    ...{ view, change, link, picture },
    setText(next: string) {
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

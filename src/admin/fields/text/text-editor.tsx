/** The text of an entry with what can be done to it. */
import type { EditorView } from '@codemirror/view'
import type { CustomFieldControlProps } from '@sveltia/cms'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { PICTURE_KINDS } from '../pictures'
import { pagesOf } from '../suggestions/site-pages'
import { change, createEditor, selectedIn } from './codemirror'
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
  const editor = useRef<EditorView>(null)
  const sent = useRef(text)
  const edit = (made: (selected: Selected) => Edit) => editor.current && change(editor.current, made)

  async function link() {
    if (!editor.current) return
    const selected = selectedIn(editor.current)
    const known = linkAt(selected)
    const words = known?.words ?? selected.text.slice(selected.from, selected.to)
    const answer = await askForLink({ words, address: known?.address ?? '' }, pagesOf(globalThis.cmsEntries.current))
    if (answer) edit((now) => insertLink(now, answer))
    else editor.current.focus()
  }

  async function picture(address: string | undefined) {
    const words = address && (await askForWords())
    if (address && words !== undefined) edit((now) => insertPicture(now, address, words))
    else editor.current?.focus()
  }

  async function pickPicture() {
    const picked = await props.pickFile({ kind: 'image', accept: PICTURE_KINDS.join(','), allowURL: false })
    await picture(Array.isArray(picked) ? picked[0]?.value : picked?.value)
  }

  async function addPictures(files: readonly File[]) {
    for (const file of files) {
      try {
        await picture(await props.addFile(file))
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
        edit((selected) => insertMarkdown(selected, markdown))
        return true
      }
    }
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
    if (files.length > 0) void addPictures(files)
    return files.length > 0
  }

  const changed = useEffectEvent((next: string) => {
    sent.current = next
    props.onChange(next)
  })
  const pasted = useEffectEvent(paste)
  const linkWanted = useEffectEvent(() => void link())
  useLayoutEffect(() => {
    const view = createEditor({ text: sent.current, changed, paste: pasted, link: linkWanted })
    const hide = showEditor(view)
    editor.current = view
    place.current?.append(view.dom)
    return () => {
      hide()
      view.destroy()
    }
  }, [])
  // A text from elsewhere: another version, or the text as it was saved.
  useLayoutEffect(() => {
    if (editor.current && text !== sent.current) replaceText(editor.current, text)
    sent.current = text
  }, [text])
  return (
    <div className="text-editor rounded border border-line bg-paper text-ink focus-within:border-main">
      <Toolbar change={edit} link={() => void link()} picture={() => void pickPicture()} />
      <div ref={place} />
      <p className="m-0 px-4 py-2 empty:hidden" role="status">
        {notice}
      </p>
    </div>
  )
}

function replaceText(view: EditorView, next: string) {
  const now = view.state.doc.toString()
  // The CMS saves a text without the blank lines around it.
  if (next === now || next === now.trim()) return
  const { anchor, head } = view.state.selection.main
  const most = next.length
  view.dispatch({
    changes: { from: 0, to: now.length, insert: next },
    selection: { anchor: Math.min(anchor, most), head: Math.min(head, most) },
  })
}

/** The field for the text of an entry, as the CMS wants to hear of a kind of field. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'
import { make } from '../../ui/dialog'
import { PICTURE_KINDS } from '../pictures'
import type { Desk } from './text-editor'

/** The CMS brings a React of its own along, whose hooks are not those of ours; a class has none. */
export class TextField extends Component<CustomFieldControlProps> {
  private desk: Desk | undefined
  private sent: string | undefined

  /** Writes a text from elsewhere into the editor: another version, or the text as it was saved. */
  override shouldComponentUpdate(next: CustomFieldControlProps): boolean {
    const text = textIn(next)
    if (text !== this.sent) this.desk?.setText(text)
    this.sent = text
    return false
  }

  override render() {
    return createElement('div', { ref: (element: HTMLElement | null) => this.attach(element) })
  }

  private attach(element: HTMLElement | null) {
    if (!element) {
      this.desk?.remove()
      this.desk = undefined
      return
    }
    element.append(make('p', { className: 'text-desk-loading', textContent: 'The text is being opened …' }))
    void this.open(element)
  }

  private async open(element: HTMLElement) {
    const { createDesk } = await import('./text-editor')
    if (!element.isConnected) return
    this.sent = textIn(this.props)
    this.desk = createDesk({
      text: this.sent,
      changed: (text) => {
        this.sent = text
        this.props.onChange(text)
      },
      pickPicture: async () => {
        const picked = await this.props.pickFile({ kind: 'image', accept: PICTURE_KINDS.join(','), allowURL: false })
        return Array.isArray(picked) ? picked[0]?.value : picked?.value
      },
      addPicture: (file) => this.props.addFile(file),
    })
    element.replaceChildren(this.desk.element)
  }
}

const textIn = ({ value }: CustomFieldControlProps): string => (typeof value === 'string' ? value : '')

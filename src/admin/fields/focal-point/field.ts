/** The field for the focal point of a picture, as the CMS wants to hear of a kind of field. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'
import { focalPointIn } from '../../../lib/focal-point'
import { createPicker, type Picker } from './picker'
import { fieldValue } from './point'

/** A class for the reason that src/admin/fields/text/field.ts has. */
export class FocalPointField extends Component<CustomFieldControlProps> {
  private picker: Picker | undefined
  /** The value of the picture that is shown. */
  private shown: string | undefined

  override shouldComponentUpdate(next: CustomFieldControlProps): boolean {
    this.show(next)
    return false
  }

  override render() {
    return createElement('div', { ref: (element: HTMLElement | null) => this.attach(element) })
  }

  private attach(element: HTMLElement | null) {
    this.shown = undefined
    this.picker = element ? createPicker((point) => this.props.onChange(fieldValue(point))) : undefined
    if (!element || !this.picker) return
    element.append(this.picker.element)
    this.show(this.props)
  }

  private show(props: CustomFieldControlProps) {
    this.picker?.showPoint(focalPointIn(String(props.value ?? '')))
    const value = pictureIn(props)
    if (value === this.shown) return
    this.shown = value
    void this.showPicture(value, String(props.entry?.get('collection') ?? ''))
  }

  private async showPicture(value: string | undefined, collectionName: string) {
    const address = value && (await addressOf(value, collectionName))
    // Another one may have been chosen meanwhile.
    if (value === this.shown) this.picker?.showPicture(value ? (address ?? null) : undefined)
  }
}

/** The value of the field `image`, where this field is `imageFocus`. */
function pictureIn({ field, entry }: CustomFieldControlProps): string | undefined {
  const value = entry?.getIn(['data', String(field.get('name')).replace(/Focus$/, '')])
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A picture that is not saved yet has an address of the browser. */
const addressOf = async (value: string, collectionName: string): Promise<string | undefined> =>
  value.startsWith('blob:') ? value : globalThis.cmsPictureAddress({ value, collectionName, thumbnail: true })

/** The picture of an entry with its focal point, which is moved by pressing the picture or by two sliders. */
import { type FocalPoint, focalPointText, inSteps, MIDDLE, STEP } from '../../../lib/focal-point'
import { make, makeButton } from '../../ui/dialog'
import { isMiddle, pointAt } from './point'

export type Picker = {
  element: HTMLElement
  /** @param address of the picture in the browser; `null` where the form has one that cannot be shown */
  showPicture: (address: string | null | undefined) => void
  showPoint: (point: FocalPoint) => void
}

/** Crops that pages and shared links have, with what somebody calls them. */
const CROPS = [
  ['16 / 9', 'Wide'],
  ['5 / 4', 'Nearly square'],
  ['424 / 630', 'Shared link'],
] as const

/** @param changed is told each new point */
export function createPicker(changed: (point: FocalPoint) => void): Picker {
  let point = MIDDLE
  const move = (next: FocalPoint) => {
    showPoint(next)
    changed(next)
  }

  const image = make('img', { alt: '', draggable: false })
  const mark = make('span', { className: 'focal-point-mark' })
  const stage = make('div', { className: 'focal-point-stage' })
  stage.append(image, mark)
  const moveTo = ({ clientX, clientY }: MouseEvent) => move(pointAt(image.getBoundingClientRect(), clientX, clientY))
  stage.addEventListener('click', moveTo)
  // A finger that moves scrolls the form.
  stage.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'mouse' && event.buttons === 1) moveTo(event)
  })

  const left = slider('From the left', (x) => move({ ...point, x }))
  const top = slider('From the top', (y) => move({ ...point, y }))
  // In a slider that lies on its side, the key would move the point down.
  top.range.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowUp' ? -STEP : event.key === 'ArrowDown' ? STEP : undefined
    if (step === undefined) return
    event.preventDefault()
    move({ ...point, y: inSteps(point.y + step) })
  })
  const center = makeButton('Center', () => move(MIDDLE))
  const controls = make('div', { className: 'focal-point-controls' })
  controls.append(left.element, top.element, center)

  const crops = CROPS.map(([ratio, name]) => crop(ratio, name))
  const row = make('div', { className: 'focal-point-crops' })
  row.append(...crops.map(({ element }) => element))

  const missing = make('p')
  const element = make('div', { className: 'focal-point' })
  element.append(missing, stage, controls, row)

  function showPoint(next: FocalPoint) {
    point = next
    mark.style.insetInlineStart = `${next.x}%`
    mark.style.insetBlockStart = `${next.y}%`
    for (const { picture } of crops) picture.style.objectPosition = focalPointText(next)
    left.show(next.x)
    top.show(next.y)
    center.disabled = isMiddle(next)
  }

  function showPicture(address: string | null | undefined) {
    const hasPicture = typeof address === 'string'
    missing.textContent =
      address === null ? 'The picture cannot be shown here. The sliders work all the same.' : 'Choose a picture first.'
    missing.hidden = hasPicture
    stage.hidden = !hasPicture
    row.hidden = !hasPicture
    controls.hidden = address === undefined
    for (const shown of [image, ...crops.map(({ picture }) => picture)]) shown.src = address ?? ''
  }

  showPicture(undefined)
  showPoint(point)
  return { element, showPicture, showPoint }
}

function slider(name: string, moved: (percent: number) => void) {
  const range = make('input', { type: 'range', min: '0', max: '100', step: String(STEP) })
  const percent = make('span')
  const element = make('label')
  element.append(name, range, percent)
  range.addEventListener('input', () => moved(range.valueAsNumber))
  const show = (value: number) => {
    range.value = String(value)
    percent.textContent = `${value}%`
    range.setAttribute('aria-valuetext', `${value}%`)
  }
  return { element, range, show }
}

function crop(ratio: string, name: string) {
  const picture = make('img', { alt: '' })
  picture.style.aspectRatio = ratio
  const element = make('figure')
  element.append(picture, make('figcaption', { textContent: name }))
  return { element, picture }
}

/** The field for the focal point of a picture, which is moved by pressing the picture or by two sliders. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { type FocalPoint, focalPointIn, focalPointText, inSteps, MIDDLE, STEP } from '../../../lib/focal-point'
import { cmsField } from '../cms-field'
import { fieldValue, isMiddle, pointAt } from './point'

/** Crops that pages and shared links have, with what somebody calls them. */
const CROPS = [
  ['16 / 9', 'Wide'],
  ['5 / 4', 'Nearly square'],
  ['424 / 630', 'Shared link'],
] as const

type ReadPicture = (file: string) => Promise<Blob>

/** @param readPicture the bytes of a picture that is saved, by the name of its file */
export const focalPointField = (readPicture: ReadPicture) =>
  cmsField((props) => {
    const point = focalPointIn(String(props.value ?? ''))
    const address = useAddress(pictureIn(props), readPicture)
    const move = (next: FocalPoint) => props.onChange(fieldValue(next))
    return (
      <div className="forms grid max-w-120 gap-3 rounded border border-line bg-paper p-3 font-forms text-sm/[1.4] text-ink [&_p]:m-0">
        {address === undefined && <p>Choose a picture first.</p>}
        {address === null && <p>The picture cannot be shown here. The sliders work all the same.</p>}
        {address && <Stage address={address} point={point} move={move} />}
        {address !== undefined && <Controls point={point} move={move} />}
        {address && (
          <div className="flex flex-wrap items-end gap-3">
            {CROPS.map(([aspectRatio, name]) => (
              <figure key={name} className="m-0">
                <img
                  alt=""
                  className="block h-20 object-cover"
                  src={address}
                  style={{ aspectRatio, objectPosition: focalPointText(point) }}
                />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
    )
  })

type Props = { point: FocalPoint; move: (point: FocalPoint) => void }

/** Two rings, so that it is seen on light and on dark pictures. */
const MARK =
  'pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-white outline-2 outline-black after:absolute after:inset-0 after:m-auto after:size-1 after:rounded-full after:bg-white after:shadow-[0_0_0_1px_#000] after:content-[""]'

function Stage({ address, point, move }: Props & { address: string }) {
  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent) =>
    move(pointAt(currentTarget.getBoundingClientRect(), clientX, clientY))
  return (
    // biome-ignore lint/a11y: the sliders do the same by keyboard
    <div
      className="relative cursor-crosshair justify-self-start overflow-hidden"
      onClick={moveTo}
      // A finger that moves scrolls the form.
      onPointerMove={(event) => event.pointerType === 'mouse' && event.buttons === 1 && moveTo(event)}
    >
      <img alt="" className="block max-h-80 max-w-full select-none" draggable={false} src={address} />
      <span className={MARK} style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
    </div>
  )
}

function Controls({ point, move }: Props) {
  // In a slider that lies on its side, the key would move the point down.
  const upAndDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -STEP : event.key === 'ArrowDown' ? STEP : undefined
    if (step === undefined) return
    event.preventDefault()
    move({ ...point, y: inSteps(point.y + step) })
  }
  return (
    <div className="grid justify-items-start gap-2 [&_input]:m-0 [&_input]:accent-main">
      <Slider name="From the left" percent={point.x} moved={(x) => move({ ...point, x })} />
      <Slider name="From the top" percent={point.y} moved={(y) => move({ ...point, y })} onKeyDown={upAndDown} />
      <button type="button" disabled={isMiddle(point)} onClick={() => move(MIDDLE)}>
        Center
      </button>
    </div>
  )
}

type SliderProps = {
  name: string
  percent: number
  moved: (percent: number) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

const Slider = ({ name, percent, moved, onKeyDown }: SliderProps) => (
  <label className="grid grid-cols-[6.5rem_minmax(6rem,14rem)_3rem] items-center gap-2">
    {name}
    <input
      type="range"
      min={0}
      max={100}
      step={STEP}
      value={percent}
      aria-valuetext={`${percent}%`}
      onChange={({ target }) => moved(target.valueAsNumber)}
      onKeyDown={onKeyDown}
    />
    <span>{percent}%</span>
  </label>
)

/** The value of the field `image`, where this field is `imageFocus`. */
function pictureIn({ field, entry }: CustomFieldControlProps): string | undefined {
  const value = entry?.getIn(['data', String(field.get('name')).replace(/Focus$/, '')])
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The address of a picture in the browser; `null` if it cannot be shown. A picture that is not saved yet has such an address. */
function useAddress(value: string | undefined, readPicture: ReadPicture): string | null | undefined {
  const [read, setRead] = useState<{ value: string; address: string | null }>()
  useEffect(() => {
    if (!value || value.startsWith('blob:')) return
    let address: string | undefined
    let isGone = false
    readPicture(`content${value}`).then(
      (bytes) => {
        if (isGone) return
        address = URL.createObjectURL(bytes)
        setRead({ value, address })
      },
      () => setRead({ value, address: null }),
    )
    return () => {
      isGone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [value, readPicture])
  if (!value || value.startsWith('blob:')) return value
  return read?.value === value ? read.address : null
}

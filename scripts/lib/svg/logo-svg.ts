/**
 * The SVG of a logo as it is published: read by an allow-list, made smaller by svgo, and read by the list again, so that
 * neither can let something through alone. What is written comes from the tree, never from the file.
 */
import { createRequire } from 'node:module'
import { LOGO_ID } from '../../../src/content/picture-address'
import { COLORS } from './allowed'
import { isProblem, readSvg, type SvgNode, type SvgProblem } from './read-svg'

export type Logo = { width: number; height: number; svg: string; svgInTextColor: string }

/** Logos are drawn with some kilobytes. */
const MOST_BYTES = 100_000

/** svgo is loaded for the first logo. */
const load = createRequire(import.meta.url)

export function readLogo(bytes: Uint8Array): Logo | SvgProblem {
  if (bytes.length > MOST_BYTES)
    return { offset: 0, text: 'The logo has more than 100 kB.', hint: 'Use a simpler version of it.', isUnsafe: false }
  const text = decoded(bytes)
  if (text === undefined)
    return {
      offset: 0,
      text: 'The file is not text in UTF-8, as an SVG must be.',
      hint: 'Export the logo anew as a plain SVG.',
      isUnsafe: false,
    }
  const drawn = readSvg(text, true)
  if (isProblem(drawn)) return drawn
  const size = sizeOf(drawn.attributes)
  if (!size)
    return {
      offset: text.indexOf('<svg'),
      text: 'The logo does not say how large it is.',
      hint: 'Export it with a "viewBox", or with a width and a height.',
      isUnsafe: false,
    }
  const { optimize } = load('svgo') as typeof import('svgo')
  const attributes = { ...drawn.attributes, viewBox: size.viewBox }
  const smaller = optimize(written({ ...drawn, attributes }), {
    plugins: [{ name: 'inlineStyles', params: { onlyMatchedOnce: false } }, 'convertStyleToAttrs', 'preset-default'],
  }).data
  const plain = readSvg(smaller, false)
  if (isProblem(plain))
    return {
      offset: 0,
      text: 'The styles of the logo are too involved.',
      hint: 'Export the logo with "presentation attributes" instead of styles.',
      isUnsafe: true,
    }
  const { width, height, viewBox } = size
  const root = {
    ...plain,
    attributes: { ...plain.attributes, id: LOGO_ID, viewBox, width: String(width), height: String(height) },
  }
  return { width, height, svg: written(root), svgInTextColor: written(inTextColor(root)) }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

type Size = { width: number; height: number; viewBox: string }

function sizeOf({ viewBox = '', width = '', height = '' }: Record<string, string>): Size | undefined {
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const own = [0, 0, Number(width.replace(/(?:px|pt)$/, '')), Number(height.replace(/(?:px|pt)$/, ''))]
  const [x = 0, y = 0, w = 0, h = 0] = box.length === 4 ? box : own
  if (![x, y, w, h].every(Number.isFinite) || w <= 0 || h <= 0 || w / h > 50 || h / w > 50) return undefined
  // Sizes in pixels for the place that the page keeps: only their ratio counts.
  const scale = 100 / h
  return { width: Math.max(1, Math.round(w * scale)), height: 100, viewBox: [x, y, w, h].join(' ') }
}

/** The same shapes, each in the color of the text around, gradients too. What paints nothing still paints nothing. */
function inTextColor(root: SvgNode): SvgNode {
  const { fill = '#000', stroke = 'none' } = root.attributes
  const painted = (node: SvgNode): SvgNode => {
    // The colors of a mask say what is seen, and stay.
    if (node.name === 'mask') return { ...node, attributes: { fill, stroke, ...node.attributes } }
    const attributes = Object.entries(node.attributes).map(([name, value]) => [
      name,
      isPainted(name, value) ? 'currentColor' : value,
    ])
    return { ...node, attributes: Object.fromEntries(attributes), children: node.children.map(painted) }
  }
  const { attributes, ...rest } = painted(root)
  return { ...rest, attributes: { ...attributes, fill: attributes.fill ?? 'currentColor' } }
}

const isPainted = (name: string, value: string): boolean =>
  COLORS.has(name) && !/^(?:none|transparent|inherit)$/i.test(value.trim())

function written(root: SvgNode): string {
  const tag = ({ name, attributes, children, styles = '' }: SvgNode): string => {
    const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
    return `<${name}${all.join('')}${children.length > 0 || styles ? `>${escaped(styles)}${children.map(tag).join('')}</${name}>` : '/>'}`
  }
  return tag({ ...root, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...root.attributes } })
}

const escaped = (text: string): string => text.replace(/[&<>"\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`)

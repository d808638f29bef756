import type { Measure } from './cuts'

let context: CanvasRenderingContext2D | null | undefined

/** The width of a text as this browser draws it. Without a canvas, and while a page is rendered, it is an average of Arial. */
export const measureText: Measure = (text, font) => {
  if (typeof document !== 'undefined') context ??= document.createElement('canvas').getContext('2d')
  const size = Number(/\b(\d+)px/.exec(font)?.[1])
  if (!context) return text.length * size * AVERAGE_OF_ARIAL
  context.font = font
  return context.measureText(text).width
}

/** Small letters of Arial take about half of its size. */
const AVERAGE_OF_ARIAL = 0.5

/** What the SVG of a logo may consist of. Everything else is left out or refused; see `read-svg.ts`. */

/** Shapes, and what groups, clips and paints them. Nothing here runs, moves, links or loads. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon clipPath mask linearGradient radialGradient stop
   title desc`.split(/\s+/),
)

/** Notes of drawing programs, left out together with what is in them. */
export const NOTES: ReadonlySet<string> = new Set(['metadata', 'title', 'desc'])

/** Attributes of shapes and paints. Others are left out. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  `id viewBox preserveAspectRatio x y width height rx ry cx cy r x1 y1 x2 y2 d points transform
   fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset opacity color display visibility paint-order vector-effect clip-path clip-rule mask
   clipPathUnits maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod fx fy fr offset stop-color
   stop-opacity href`.split(/\s+/),
)

/** Attributes that name a color: in the color of the text, each that paints is `currentColor`. */
export const COLORS: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color', 'color'])

/** Why an element is refused, in the words of somebody who draws, and what to do. */
export const REFUSED: Readonly<Record<string, readonly [is: string, remedy: string]>> = {
  script: ['a script', 'Remove it, or export the logo anew as a plain SVG.'],
  foreignObject: ['a piece of a web page', 'Remove it, or export the logo anew as a plain SVG.'],
  a: ['a link', 'Remove it; "caseStudy" of the entry makes the logo a link.'],
  image: ['a picture made of pixels', 'Use a logo that is drawn with lines, or a PNG file.'],
  feImage: ['a picture made of pixels', 'Use a logo that is drawn with lines, or a PNG file.'],
  text: ['text that needs a typeface', 'In the drawing program, turn the text into paths.'],
  filter: ['an effect', 'Export the logo without effects such as shadows.'],
  pattern: ['a pattern', 'Export the logo without patterns.'],
  animate: ['an animation', 'Export the logo without animations.'],
  animateMotion: ['an animation', 'Export the logo without animations.'],
  animateTransform: ['an animation', 'Export the logo without animations.'],
  set: ['an animation', 'Export the logo without animations.'],
}

/** The shapes of plans of the pitch timer. The tool itself loads them, so this file imports nothing. */

/**
 * The shapes: what their days count from, and whether reporters are asked to take the news.
 * @property start the target day; today, for what has happened; or now, for what goes out as soon as it is certain
 * @property isAgreed whether reporters agree in writing to keep the news, so that they may have it before it is public
 * @property isEarly whether people may know it before the day, which another day can precede or replace
 */
export const SHAPES = {
  open: { start: 'target', isPitch: true, isAgreed: false, says: 'what reporters get on the day' },
  ahead: { start: 'target', isPitch: true, isAgreed: true, says: 'what reporters get early and keep until the day' },
  before: { start: 'target', isPitch: true, isAgreed: false, isEarly: true, says: 'what people use from the day on' },
  event: { start: 'target', isPitch: true, isAgreed: false, isEarly: true, says: 'a day to which people are invited' },
  now: { start: 'now', isPitch: true, isAgreed: false, isEarly: true, says: 'what goes out as soon as it is certain' },
  told: { start: 'target', isPitch: false, isAgreed: false, says: 'a loss, told to those who have it first' },
  known: { start: 'today', isPitch: false, isAgreed: false, says: 'a loss that is public and takes effect later' },
  decision: { start: 'target', isPitch: false, isAgreed: false, says: 'what others decide' },
  accusation: { start: 'target', isPitch: false, isAgreed: false, says: 'an accusation by name' },
  warning: { start: 'today', isPitch: false, isAgreed: false, says: 'what people must know today' },
  reply: { start: 'today', isPitch: false, isAgreed: false, says: 'an answer to what others say' },
} as const

export type ShapeName = keyof typeof SHAPES

/** Whether people may know news of the shape before its day. */
export const isEarly = (shape: ShapeName): boolean => 'isEarly' in SHAPES[shape]

/**
 * What comes first in the weeks of a pitch: material before the page, approval before anybody outside hears of it, and an
 * invitation before what follows it.
 */
export const STAGES: readonly (readonly string[])[] = [
  ['confirm'],
  ['goal', 'list', 'proof', 'show', 'offer'],
  ['page'],
  ['approve'],
  ['ask', 'sooner', 'hand', 'invite', 'listings', 'spread', 'send', 'publish'],
  ['see', 'again', 'more', 'preview'],
]

/** How early a task with the slot is done; undefined where it has no fixed place. */
export function stageOf(slot: string | undefined): number | undefined {
  const stage = STAGES.findIndex((slots) => slots.includes(slot ?? ''))
  return stage < 0 ? undefined : stage
}

/** The plan of a shape. A table has each of them: ids are given once. */
export function shapeIn<Shape extends { id: ShapeName }>(shapes: readonly Shape[], name: ShapeName): Shape {
  const found = shapes.find(({ id }) => id === name)
  if (!found) throw new Error(`The pitch plans have no shape ${name}.`)
  return found
}

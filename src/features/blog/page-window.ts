/** A gap between two numbers that are not neighbors. */
export type PageMark = number | 'gap'

/** Numbers of the first and the last page and of those around the current one. A gap replaces two pages or more. */
export function pageWindow(current: number, pages: number): PageMark[] {
  const near = [current - 1, current, current + 1].filter((number) => number > 1 && number < pages)
  const first = near[0] ?? pages
  const last = near.at(-1) ?? 1
  return [
    1,
    ...(first === 3 ? [2] : first > 3 ? (['gap'] as const) : []),
    ...near,
    ...(last === pages - 2 ? [pages - 1] : last < pages - 2 ? (['gap'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ]
}

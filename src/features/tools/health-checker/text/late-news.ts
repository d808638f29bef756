import type { Release } from './release'

/** What to do about a first paragraph in front of the dateline, whatever it lacks. */
export function lateNews({ dateline }: Pick<Release, 'dateline'>): { remedy?: string } {
  return dateline?.isLate ? { remedy: 'Cut what is in front of the dateline: the news begins there.' } : {}
}

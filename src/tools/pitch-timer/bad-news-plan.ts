/** Four tasks of a week, most urgent first. `{goals}` is what the visitor wants. */
export type FourTasks = readonly [string, string, string, string]

/** Bad news is never pitched: people are told, and questions are answered. */
export type BadNewsPlan = {
  id: string
  /** Left out where the plan is the one for all other bad news. */
  words?: RegExp
  /** Whether those who announce it choose the day: then the target is the day on which people are told. */
  isPlanned?: true
  /** Why nobody pitches it, where it is not bad news as others know it. */
  reason?: string
  names: readonly [string, string, string, string]
  weeks: readonly [FourTasks, FourTasks, FourTasks, FourTasks]
  /** What the target day is for. */
  onTheDay?: string
}

/**
 * Where a picture's version for the dark scheme is shown, as the attribute `media` of its sources: on screens only, because
 * paper is light. What a visitor chose with the switch comes before what the system says.
 * @param within a condition on the screen that the source has as well
 */
export function nightMedia(chosen?: string, within?: string): string {
  const screen = within ? `screen and ${within}` : 'screen'
  if (!chosen) return `${screen} and (prefers-color-scheme: dark)`
  return chosen === 'dark' ? screen : 'not all'
}

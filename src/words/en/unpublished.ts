/** Why a post is not public, in a few words. Only previews ever show it. */

export const draft = 'Draft'
export const publicFrom = <Day>(day: Day) => ['Public from ', day]
export const atHour = (hour: string, zone: string) => `, ${hour} ${zone}`
export const notOnSite = ' – not on the public site'

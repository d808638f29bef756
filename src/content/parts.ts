import type { OptionalSingle } from '@/schema/entries'
import { outline } from './settings'

/** Whether the site has a part that a site can leave out; the file of its page, or of its figures, decides. */
export const hasPart = (part: OptionalSingle): boolean => outline.parts.includes(part)

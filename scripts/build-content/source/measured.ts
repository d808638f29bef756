/** What is known of the pictures that content names. */
import type { PictureSize } from '../../../src/schema/additions'
import type { Message, Place } from '../../lib/diagnostics/diagnostic'

/** The size of each picture by its path below `content/media`, or what is wrong with its file. */
export type Measured = Map<string, PictureSize | MediaMessage>

/** What is wrong with a file, and where, if it is text. */
export type MediaMessage = Message & { place?: Place }

export const isSize = (measured: unknown): measured is PictureSize =>
  typeof measured === 'object' && measured !== null && 'hash' in measured

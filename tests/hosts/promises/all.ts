import { addressPromises } from './addresses'
import { headerPromises } from './headers'
import type { HostPromise } from './promise'
import { transferPromises } from './transfer'

export const promises: HostPromise[] = [...addressPromises, ...headerPromises, ...transferPromises]

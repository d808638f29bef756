import { BATTERY_PLANT } from '../../../src/tools/health-checker/testing/releases'

/** A good release with three defects: hype in the headline, no end mark, first person in the text. */
export const FLAWED = BATTERY_PLANT.replace('opens battery', 'opens innovative battery')
  .replace('\n\n###', '')
  .replace('Most of their batteries', 'Most of our batteries')

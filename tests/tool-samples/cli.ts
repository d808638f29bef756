/** `npm run --silent print-samples`: what the tools write about real situations, in Markdown. */
import { printSamples } from './print'
import { SAMPLED_TOOLS } from './tools'

process.stdout.write(printSamples(SAMPLED_TOOLS))

import type { Plugin } from 'vite'
import { answerFailure, refuseBadAddress } from './guarded'

/** Two plugins, one before all others and one after them: what no request may do to the development server. */
export function guardServer(): { first: Plugin; last: Plugin } {
  return {
    first: {
      name: 'refuse-bad-addresses',
      apply: 'serve',
      configureServer: {
        order: 'pre',
        handler: (server) => void server.middlewares.use(refuseBadAddress),
      },
    },
    last: {
      name: 'answer-failures',
      apply: 'serve',
      // Behind the middlewares that the other plugins add at the end.
      configureServer: (server) => () =>
        void server.middlewares.use(
          answerFailure(server.config.root, (text) => server.config.logger.error(text, { timestamp: true })),
        ),
    },
  }
}

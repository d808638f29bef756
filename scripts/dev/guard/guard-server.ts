import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { GENERATED } from '../folders'
import { answerFailure, hideFolders, refuseStrangers } from './guarded'
import { isFromOwnPage } from './trusted-request'
import { withoutFolders } from './without-folders'

/** Two plugins, one before all others and one after them: what no request may do to the development server. */
export function guardServer(): { first: Plugin; last: Plugin } {
  return {
    first: {
      name: 'refuse-strangers',
      apply: 'serve',
      config: () => ({
        // What pages are made of. The content reaches them as data and pictures.
        server: { cors: false, fs: { allow: ['src', 'theme', 'public', 'node_modules', path.dirname(GENERATED)] } },
      }),
      configureServer: {
        order: 'pre',
        handler(server) {
          const hide = withoutFolders(server.config.root)
          server.middlewares.use(hideFolders(hide))
          server.middlewares.use(refuseStrangers)
          hideFoldersInOverlay(server, hide)
          // Before Vite's own listener, which tells any page whether a server is there.
          server.httpServer?.prependListener('upgrade', ({ headers }, socket) => {
            if (!isFromOwnPage(headers)) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
          })
        },
      },
    },
    last: {
      name: 'answer-failures',
      apply: 'serve',
      // Behind the middlewares that the other plugins add at the end.
      configureServer: (server) => () =>
        void server.middlewares.use(answerFailure((text) => server.config.logger.error(text, { timestamp: true }))),
    },
  }
}

/** What an open page shows of a failure comes by the channel of hot reload. */
export function hideFoldersInOverlay({ environments }: ViteDevServer, hide: (text: string) => string) {
  const { hot } = environments.client
  const send = hot.send.bind(hot) as (payload: unknown, data?: unknown) => void
  hot.send = (payload: unknown, data?: unknown) => {
    const isFailure = (payload as { type?: unknown }).type === 'error'
    send(isFailure ? JSON.parse(hide(JSON.stringify(payload))) : payload, data)
  }
}

import { createRouter, type NotFoundRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { PageError } from './components/page-error'
import type { ReadContent } from './content/files'
import { parseSearch, stringifySearch } from './lib/search-params'
import { routeTree } from './routeTree.gen'

/**
 * Creates the router; every page's data comes through `read`, which differs between build and browser.
 * @param notFound what an unknown address shows; no other page needs it, so browsers load it on use
 */
export function createAppRouter(read: ReadContent, notFound: NotFoundRouteComponent, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { read },
    trailingSlash: 'never',
    // As most hosts are. Elsewhere they decide, and pages say their own address.
    ...(import.meta.env.DEV && { caseSensitive: true }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Content cannot change within a deployment: what was read once stays good.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: notFound,
    // On the server it would write an inline script, which the security policy forbids.
    scrollRestoration: typeof document !== 'undefined' && exceptAtFirst(),
    scrollRestorationBehavior: 'instant',
  })
}

/** Says no once: React takes a page over while somebody reads it, and must not move it. */
function exceptAtFirst(): () => boolean {
  let isFirst = true
  return () => {
    const answer = !isFirst
    isFirst = false
    return answer
  }
}

/**
 * When a prerendered page is hydrated:
 * `intent` at the first sign of use, `query` at once if the address has a query and else on intent,
 * `idle` without any use too, some seconds after the page is loaded, `never` not at all.
 */
export type Hydration = 'intent' | 'query' | 'idle' | 'never'

/** What starts a page: the app, or the program of a tool alone. */
export type ProgramOfPage = 'app' | 'tool'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    hydrate?: Hydration
    /** The app, without one. */
    program?: ProgramOfPage
    /** Without header and footer: for pages in frames on other sites. */
    isBare?: true
  }
}

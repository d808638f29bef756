import { createRootRouteWithContext, HeadContent, Outlet, useMatches } from '@tanstack/react-router'
import * as words from '@words/shell'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { SiteFooter } from '@/components/site-footer'
import { SiteHeader } from '@/components/site-header'
import { ToastOutlet } from '@/components/toast/toast-outlet'
import { TranslatedMain } from '@/components/translated-main'
import type { ReadContent } from '@/content/files'
import { hasPart } from '@/content/parts'
import { outline, site } from '@/content/settings'

const feeds = [
  { rel: 'alternate', type: 'application/atom+xml', title: words.feed({ site: site.name }), href: '/feed.xml' },
  { rel: 'alternate', type: 'application/feed+json', title: words.feed({ site: site.name }), href: '/feed.json' },
]

export const Route = createRootRouteWithContext<{ read: ReadContent }>()({
  head: () => ({
    meta: [
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      ...(hasPart('pages/blog') ? feeds : []),
    ],
  }),
  shellComponent: Document,
  component: Outlet,
})

const toolLinks = outline.tools.map(({ title, slug }) => ({ label: title, link: `/tools/${slug}` }))

function Document({ children }: { children: ReactNode }) {
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) })
  return (
    // The boot script marks the root element before React sees it.
    <html lang={site.language} data-bare={isBare ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <HeadContent />
      </head>
      <body>
        {isBare ? null : (
          <>
            <a href="#main" className="skip-link">
              {words.skip}
            </a>
            <SiteHeader />
          </>
        )}
        {site.originalLanguage === undefined ? (
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        ) : (
          <TranslatedMain original={site.originalLanguage}>{children}</TranslatedMain>
        )}
        {isBare ? null : <SiteFooter toolLinks={toolLinks} />}
        <ErrorBoundary>
          <ToastOutlet />
        </ErrorBoundary>
      </body>
    </html>
  )
}

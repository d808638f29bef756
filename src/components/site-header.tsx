import { Link } from '@tanstack/react-router'
import * as words from '@words/shell'
import { navigation, site } from '@/content/settings'
import { ContentLink } from './content-link'
import { ExternalLink } from './external-link'
import { CloseIcon, DownIcon, MenuIcon, OutwardIcon, SchemeIcon } from './icons'
import { Logo } from './logo'

const { header } = navigation

const hasApps = site.products.length > 0

/**
 * The fixed header. Its menus are native popovers, so they open, close on Escape and on a press elsewhere without
 * a script; the boot script hides the header while scrolling down.
 */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="page-width flex h-16 items-center justify-between gap-4">
        <Link to="/" className="flex min-h-11 items-center no-underline" aria-label={words.home({ site: site.name })}>
          <Logo />
        </Link>
        <nav aria-label={words.main} className="hidden items-center gap-1 md:flex">
          {hasApps ? (
            <>
              <button type="button" popoverTarget="apps" className="nav-item">
                {header.apps}
                <DownIcon className="size-4" />
              </button>
              <div id="apps" popover="auto" className="menu menu-apps">
                <AppList />
              </div>
            </>
          ) : null}
          <NavItems links={header.links} />
          <SchemeSwitch />
          <ContentLink to={header.contact.link} className="button ml-2 min-h-11! px-5! py-2! text-base!">
            {header.contact.label}
          </ContentLink>
        </nav>
        <div className="flex items-center md:hidden">
          <SchemeSwitch />
          <button type="button" popoverTarget="menu" className="nav-item -mr-3" aria-label={words.openMenu}>
            <MenuIcon className="size-6" />
          </button>
        </div>
      </div>
      {header.sections.length > 0 ? (
        <nav aria-label={words.sections} className="section-line">
          <div className="page-width flex">
            <NavItems links={header.sections} />
          </div>
        </nav>
      ) : null}
      <div id="menu" popover="auto" className="menu menu-mobile md:hidden">
        <nav aria-label={words.mobile} className="page-width pt-3 pb-8">
          <div className="flex items-center justify-between">
            <p className="kicker text-muted">{words.menu}</p>
            <button
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              className="nav-item -mr-3"
              aria-label={words.closeMenu}
            >
              <CloseIcon className="size-6" />
            </button>
          </div>
          <ul className="ledger">
            {[...header.links, ...header.sections, header.contact].map(({ label, link }) => (
              <li key={link}>
                <ContentLink to={link} className="menu-link">
                  {label}
                </ContentLink>
              </li>
            ))}
          </ul>
          {hasApps ? (
            <details className="mt-4">
              <summary className="menu-link justify-between">
                {header.apps}
                <DownIcon />
              </summary>
              <AppList />
            </details>
          ) : null}
        </nav>
      </div>
    </header>
  )
}

function NavItems({ links }: { links: typeof header.links }) {
  return links.map(({ label, link }) => (
    <ContentLink key={link} to={link} className="nav-item">
      {label}
    </ContentLink>
  ))
}

function AppList() {
  return (
    <ul className="divide-y divide-rule px-5">
      {site.products.map(({ name, description, url }) => (
        <li key={url}>
          <ExternalLink href={url} className="app-link">
            <b>{name}</b>
            <OutwardIcon />
            <small>{description}</small>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

function SchemeSwitch() {
  return (
    <button type="button" data-scheme-switch="" className="nav-item" aria-label={words.scheme}>
      <SchemeIcon />
    </button>
  )
}

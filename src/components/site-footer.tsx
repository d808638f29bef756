import { Link } from '@tanstack/react-router'
import * as words from '@words/shell'
import { navigation, site } from '@/content/settings'
import { ContentLink } from './content-link'
import { Logo } from './logo'

export type FooterLink = { label: string; link: string }

const socialLinks: FooterLink[] = site.social.map(({ url, label }) => ({ label, link: url }))

/** @param toolLinks what the column of the free tools lists after its own links. */
export function SiteFooter({ toolLinks }: { toolLinks: FooterLink[] }) {
  const fillings = { tools: toolLinks, social: socialLinks }
  const columns = navigation.footer.columns
    .map(({ heading, links, fill }) => ({ heading, links: [...links, ...(fill ? fillings[fill] : [])] }))
    .filter(({ links }) => links.length > 0)
  return (
    <footer className="site-footer border-t-3 border-ink bg-surface">
      <div className="page-width py-section-60">
        <div className="footer-grid">
          <div>
            <Link
              to="/"
              className="inline-flex min-h-11 items-center no-underline"
              aria-label={words.home({ site: site.name })}
            >
              <Logo />
            </Link>
            <p className="mt-3 max-w-88 text-small text-muted">{site.tagline}</p>
          </div>
          {columns.map(({ heading, links }, index) => (
            <nav key={heading} aria-label={heading}>
              <details className="footer-column" open={index === 0}>
                <summary className="summary-row">
                  <h2 className="kicker font-text">{heading}</h2>
                </summary>
                <ul>
                  {links.map(({ label, link }) => (
                    <li key={link}>
                      <ContentLink to={link} className="footer-link">
                        {label}
                      </ContentLink>
                    </li>
                  ))}
                </ul>
              </details>
            </nav>
          ))}
        </div>
        <p className="mt-8 border-t border-rule pt-6 sm:mt-12 text-small text-muted">
          {words.copyright({ year: site.copyrightYear, owner: site.name })}
        </p>
      </div>
    </footer>
  )
}

import * as words from '@words/blog-article'
import { ExternalLink } from '@/components/external-link'
import { OutwardIcon } from '@/components/icons'
import { shareAddresses } from './share-addresses'

export function ShareLinks({ title, address }: { title: string; address: string }) {
  return (
    <div data-repeated="" className="no-print max-w-measure border-t-3 border-ink pt-3">
      <h2 className="kicker font-text">{words.share}</h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {shareAddresses(title, address).map(({ name, href }) => (
          <li key={name}>
            <ExternalLink
              href={href}
              className="flex min-h-12 items-center justify-between gap-3 border border-rule px-4 font-semibold no-underline hover:border-ink hover:text-accent"
            >
              <span>
                <span className="sr-only">{words.shareOn}</span>
                {name}
              </span>
              <OutwardIcon className="size-4" />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

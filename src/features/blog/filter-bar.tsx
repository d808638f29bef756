import { Link } from '@tanstack/react-router'
import * as words from '@words/blog-list'
import { useId } from 'react'
import { useAddressField } from '@/components/use-address-field'
import { groupAddress } from '@/lib/list-address'
import type { Category } from '@/schema/entries'

type FilterBarProps = {
  /** Those that have articles. */
  categories: readonly Category[]
  /** The text that is searched for. */
  q: string
  /** How many articles there are, in words; read aloud when it changes. */
  count: string
  /** Writes a text into the address; resolves once the page follows it. */
  onSearch: (q: string) => Promise<void>
}

/** Categories and search between two rules, like the section line of a newspaper. */
export function FilterBar({ categories, q, count, onSearch }: FilterBarProps) {
  return (
    <div className="page-width no-print">
      <div className="flex flex-col-reverse gap-x-8 gap-y-4 border-t border-ink py-4 lg:flex-row lg:items-center lg:py-3">
        <nav aria-label={words.categories}>
          <ul className="flex flex-wrap gap-1">
            <CategoryLink address="/blog" q={q} label={words.all} />
            {categories.map(({ name, id }) => (
              <CategoryLink key={id} address={groupAddress('/blog', 'category', id)} q={q} label={name} />
            ))}
          </ul>
        </nav>
        <div className="flex flex-col-reverse gap-x-6 gap-y-3 lg:ml-auto lg:flex-row lg:items-center">
          <p role="status" className="text-small text-muted">
            {count}
          </p>
          <div className="noscript:hidden lg:w-80 xl:w-96">
            <SearchBox text={q} onSearch={onSearch} />
          </div>
          <noscript>
            <p className="text-small">{words.needsScript}</p>
          </noscript>
        </div>
      </div>
    </div>
  )
}

function SearchBox({ text, onSearch }: { text: string; onSearch: FilterBarProps['onSearch'] }) {
  const id = useId()
  const field = useAddressField<HTMLInputElement>(text, onSearch)
  return (
    <search className="flex items-center gap-4">
      <label htmlFor={id} className="kicker flex-none">
        {words.search}
      </label>
      <input
        {...field}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.titleOrTopic}
        className="field min-h-11! py-2!"
      />
    </search>
  )
}

/** Leads to a category, in which a search goes on. */
function CategoryLink({ address, q, label }: { address: string; q: string; label: string }) {
  return (
    <li>
      <Link
        to={address as '/blog'}
        search={q.trim() === '' ? {} : { q }}
        activeOptions={{ exact: address === '/blog', includeSearch: false }}
        className="nav-item aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:hover:text-paper xl:px-4"
      >
        {label}
      </Link>
    </li>
  )
}

import { type BlogFilter, categories } from './filter-posts'
import { SearchBox } from './search-box'

type FilterBarProps = {
  filter: BlogFilter
  /** How many articles there are, in words; read aloud when it changes. */
  count: string
  onSearch: (q: string) => Promise<void>
  onCategory: (category: BlogFilter['category']) => void
}

/** Categories and search between two rules, like the section line of a newspaper. */
export function FilterBar({ filter, count, onSearch, onCategory }: FilterBarProps) {
  return (
    <div className="scripted-only page-width no-print">
      <div className="flex flex-col-reverse gap-x-8 gap-y-4 border-t border-ink py-4 lg:flex-row lg:items-center lg:py-3">
        <div role="group" aria-label="Categories" className="flex flex-wrap gap-1">
          {categories.map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={category === filter.category}
              onClick={() => onCategory(category)}
              className="nav-item aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:hover:text-paper xl:px-4"
            >
              {category}
            </button>
          ))}
        </div>
        <div className="flex flex-col-reverse gap-x-6 gap-y-3 lg:ml-auto lg:flex-row lg:items-center">
          <p role="status" className="text-small text-muted">
            {count}
          </p>
          <div className="lg:w-80 xl:w-96">
            <SearchBox text={filter.q} onSearch={onSearch} />
          </div>
        </div>
      </div>
    </div>
  )
}

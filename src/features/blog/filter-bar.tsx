import { type BlogFilter, categories } from './filter-posts'
import { SearchBox } from './search-box'

type FilterBarProps = {
  filter: BlogFilter
  onSearch: (q: string) => Promise<void>
  onCategory: (category: BlogFilter['category']) => void
}

/** Categories and search between two rules, like the section line of a newspaper. */
export function FilterBar({ filter, onSearch, onCategory }: FilterBarProps) {
  return (
    <div className="scripted-only page-width no-print">
      <div className="flex flex-col-reverse gap-x-10 gap-y-4 border-y border-ink py-4 lg:flex-row lg:items-center lg:justify-between lg:py-2">
        {/* Outside the form: the boot script holds a press on a button only where no form would answer it. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and nothing else */}
        <div role="group" aria-label="Categories" className="-mx-1 flex flex-wrap gap-1 lg:-mx-4">
          {categories.map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={category === filter.category}
              onClick={() => onCategory(category)}
              className="nav-item aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:hover:text-paper lg:px-4"
            >
              {category}
            </button>
          ))}
        </div>
        <div className="lg:w-96">
          <SearchBox text={filter.q} onSearch={onSearch} />
        </div>
      </div>
    </div>
  )
}

import { site } from '@/content/settings'

/** The agency's name beside its mark: a wire with a signal on it. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.375rem] font-bold tracking-[-0.03em]">
      <svg viewBox="0 0 28 20" className="h-5 w-7 flex-none" aria-hidden="true">
        <path d="M0 13h7l4-9 5 13 4-9 2 5h6" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="16" cy="17" r="3" className="fill-accent" />
      </svg>
      {site.name}
    </span>
  )
}

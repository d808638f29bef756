import { site } from '@/content/settings'
import { trustedHtml } from '@/lib/trusted-html'
import mark from '../../theme/logo.svg?raw'

const trusted = trustedHtml(mark)

/** The agency's mark beside its name. The mark is part of the page, so it can have the colors of the theme. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.375rem] font-bold tracking-[-0.03em]">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the mark is a file of the project */}
      <span className="flex-none [&>svg]:h-5 [&>svg]:w-auto" dangerouslySetInnerHTML={{ __html: trusted }} />
      <span className="logo-name">{site.name}</span>
    </span>
  )
}

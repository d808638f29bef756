import type { BlogCategory } from '@/schema/article'

/** Every category, and what it is called in addresses: what `idFrom` makes of it, which a page need not load for that. */
export const categories = {
  Development: 'development',
  Design: 'design',
  Marketing: 'marketing',
  'UX/UI': 'ux-ui',
} as const satisfies Record<BlogCategory, string>

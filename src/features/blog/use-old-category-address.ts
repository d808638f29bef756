import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { categories } from './categories'
import type { BlogSearch } from './search-address'

/** Leads from the address that a category had before it had a page to that page; a search goes on there. */
export function useOldCategoryAddress({ q, category: asked }: BlogSearch) {
  const router = useRouter()
  const category = Object.entries(categories).find(([name]) => name === asked)?.[1]
  useEffect(() => {
    if (!category) return
    const params = { group: 'category', value: category } as const
    router.navigate({ to: '/blog/$group/$value', params, search: { q }, replace: true })
  }, [category, q, router])
}

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Category } from '@/schema/entries'
import type { BlogSearch } from './search-address'

/** Leads from the address that a category had before it had a page to that page; a search goes on there. */
export function useOldCategoryAddress({ q, category: asked }: BlogSearch, categories: readonly Category[]) {
  const router = useRouter()
  const category = categories.find(({ name }) => name === asked)?.id
  useEffect(() => {
    if (!category) return
    const params = { group: 'category', value: category } as const
    router.navigate({ to: '/blog/$group/$value', params, search: { q }, replace: true })
  }, [category, q, router])
}

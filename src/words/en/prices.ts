/** Amounts of US dollars as visitors read them. */
export { formatPrice } from '@/lib/format-price'

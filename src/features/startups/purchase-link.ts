import type { StartupsPage } from '@/schema/startups'

/** Where a package is bought. Without a payment page, visitors ask for it from the contact page. */
export const purchaseLink = ({ checkoutUrl = '/contact' }: StartupsPage['packages'][number]): string => checkoutUrl

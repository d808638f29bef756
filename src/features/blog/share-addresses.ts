/** Where a page is shared, as addresses that open a draft; no script of these sites runs here. */
export function shareAddresses(title: string, address: string): { name: string; href: string }[] {
  const text = encodeURIComponent(title.toWellFormed())
  const url = encodeURIComponent(address)
  return [
    { name: 'X (Twitter)', href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ]
}

/** Shows pictures that only the browser has yet in the place of the versions that a build would make of them. */

let addresses: Record<string, string> = {}

/** @param known addresses of the browser by the paths of the pictures below `content/media` */
export function showUnsavedPictures(known: Record<string, string>) {
  addresses = known
  replace()
}

function replace() {
  for (const [path, address] of Object.entries(addresses)) {
    // As src/content/picture-address.ts names the versions of a picture.
    const start = `/media/${path.replace(/\.\w+$/, '')}.`
    for (const picture of document.querySelectorAll<HTMLImageElement>(`img[src^="${start}"]`)) {
      for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.removeAttribute('srcset')
      picture.removeAttribute('srcset')
      picture.src = address
    }
  }
}

new MutationObserver(replace).observe(document, { subtree: true, childList: true, attributeFilter: ['src', 'srcset'] })

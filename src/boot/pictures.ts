/** Marks pictures that fade in once they are loaded; the style sheet does the rest. */
export function revealPictures() {
  // Load events do not bubble, but they can be caught on their way down.
  for (const type of ['load', 'error']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement && 'fade' in target.dataset) target.dataset.loaded = ''
      },
      true,
    )
  }
}

/** A portrait crop around a point that is not saved yet exists only after a build: until then, the whole picture is shown. */

const CROP = '.portrait-'

document.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || !target.currentSrc.includes(CROP)) return
    const crops = target.parentElement?.querySelectorAll(`source[srcset*="${CROP}"]`)
    for (const source of crops ?? []) source.removeAttribute('srcset')
  },
  // Such an event does not bubble, but can be caught on its way down.
  true,
)

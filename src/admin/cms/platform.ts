/** What the browser does otherwise for the CMS. Imported before it. */
import { smallEnough } from '../fields/pictures'

/** A browser commits by itself only after it has reported the write, and keys delay that: a backup is committed at once. */
const { put } = IDBObjectStore.prototype
IDBObjectStore.prototype.put = function (...values) {
  const request = put.apply(this, values)
  if (this.name === 'draft-backups') this.transaction.commit()
  return request
}

/** A picture that is still large as WebP is written again with a lower quality. */
const { convertToBlob } = OffscreenCanvas.prototype
OffscreenCanvas.prototype.convertToBlob = function (options = {}) {
  const { type, quality = 1 } = options
  if (type !== 'image/webp') return convertToBlob.call(this, options)
  return smallEnough((percent) => convertToBlob.call(this, { type, quality: percent / 100 }), quality * 100)
}

/** Firefox reads the name of a typeface with a digit in it only in quotes; Chromium takes quotes for a part of the name. */
if (navigator.userAgent.includes('Firefox')) {
  const Native = globalThis.FontFace
  globalThis.FontFace = class extends Native {
    constructor(family: string, ...rest: [string | BufferSource, FontFaceDescriptors?]) {
      super(JSON.stringify(family), ...rest)
    }
  }
}

/** The lines that announce what a part of a release is. */

export const RELEASE_LINE =
  /^\W*(?:for (?:immediate |general )?(?:release|publication)|embargo(?:ed)?|under (?:strict )?embargo|strictly embargoed|hold for release|not for (?:release|publication)|release (?:date|time)\s*:)/i
export const LABEL = /^\W*(?:press|news|media) (?:release|announcement|statement)\W*$/i
export const END_MARK = /^(?:(?:#\s*){2,}|[-–—\s]*30[-–—\s]+|[-–—*#\s]*(?:the )?ends?[-–—*#.\s]*)$/i
export const CONTACT_HEADING =
  /^\W*(?:(?:media|press|pr|news|editorial|journalist)[\s/-]*(?:(?:and|&) \w+ )?(?:contacts?|enquir(?:y|ies)|inquir(?:y|ies)|relations|office)|contacts?(?: (?:details|information|for (?:media|press|journalists)))?|for (?:more|further|media|press|all)[\w ]{0,40}(?:contact|information|enquiries|inquiries|details))\b/i
export const NOTES_HEADING = /^\W*(?:notes? (?:to|for) (?:the )?editors?|editor['’]?s['’]? notes?|notes)\W*$/i
/** "About Acme", on its own line or with the text behind a colon or a dash. */
export const ABOUT_HEADING = /^about ((?:the )?[\p{Lu}\p{N}][^:\n]{0,60}?)\s*(?:[:–—]\s*|$)/iu

export const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/
export const PHONE = /(?:\+|\(?\b0|\b\(?\d{3}[) .-])[\d() .-]{6,18}\d/

export function isAnnouncedHeading(line: string): boolean {
  return (
    END_MARK.test(line) ||
    NOTES_HEADING.test(line) ||
    LABEL.test(line) ||
    (line.length < 70 && (RELEASE_LINE.test(line) || CONTACT_HEADING.test(line) || isAboutLine(line)))
  )
}

/** A heading of the boilerplate on a line of its own. */
export function isAboutLine(line: string): boolean {
  return line.length < 70 && /^about \S/i.test(line) && !/[.!?]$/.test(line.replace(/\b(?:Inc|Ltd|Co|Corp)\.$/, ''))
}

/**
 * Unless an editor chose otherwise in the settings of the CMS, neither Escape nor Save closes a form. The CMS reads its
 * settings as soon as it is loaded, so this is imported before it.
 */
const SETTINGS = 'sveltia-cms.prefs'

try {
  const chosen = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}')
  localStorage.setItem(SETTINGS, JSON.stringify({ closeOnSave: false, closeWithEscape: false, ...chosen }))
} catch {
  // A browser that stores nothing cannot keep drafts either; the CMS says so.
}

/** What every page needs: small enough to be part of the bundle. */
import outline from '#content/outline.json'
import navigation from '#content/settings/navigation.json'
import site from '#content/settings/site.json'

export { navigation, outline, site }

/** What every page needs: small enough to be part of the bundle. */
import navigation from '#content/settings/navigation.json'
import site from '#content/settings/site.json'

export { navigation, site }

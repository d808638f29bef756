/** The address of the community chat was a setting that nothing read. The links of the navigation say where it is. */
import { changeFiles, type Migration, SITE_SETTINGS } from './migration'

export const communityLink: Migration = {
  number: 7,
  says: 'The settings lose communityUrl, which no page showed; links to the community chat stay in the navigation.',
  change: (texts) =>
    changeFiles(texts, SITE_SETTINGS, (_, text) => text.replace(/^communityUrl:.*\r?\n?(?:[ \t]+.*\r?\n?)*/m, '')),
}

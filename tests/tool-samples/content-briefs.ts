import type { CONTENT_TYPES } from '../../src/features/tools/content-brief/content-types'
import type { OBJECTIVES } from '../../src/features/tools/content-brief/objectives'
import type { TONES } from '../../src/features/tools/content-brief/tones'
import { tool } from '../../src/features/tools/content-brief/tool'
import { writeContentBrief } from '../../src/features/tools/content-brief/write-content-brief'
import { toPlainText } from '../../src/features/tools/kit/document/to-plain-text'
import { parseFields } from '../../src/features/tools/kit/fields'
import { SAMPLE_DAY, type Sample, type SampledTool } from './sample'

type Choices = [
  objective: (typeof OBJECTIVES)[number]['value'],
  contentType: (typeof CONTENT_TYPES)[number]['value'],
  brandTone: (typeof TONES)[number]['value'],
  audienceCountry?: string,
]

const sample = (
  name: string,
  brandName: string,
  [objective, contentType, brandTone, audienceCountry = 'us']: Choices,
  description: string,
  audience: string,
  says: readonly RegExp[] = [],
  never: readonly RegExp[] = [],
): Sample => ({
  name,
  typed: { brandName, objective, contentType, brandTone, description, audience, audienceCountry },
  says,
  // Nothing that only a product or a film can do, no label at the end of a line, and no second publication.
  never: [
    /embargo/i,
    /not look like a commercial/,
    /plan the trip/,
    /on camera|second take|this review|did with it|first sentence”|Do not waste/,
    /#ad”$|spoken or shown|once more the day before|phone and mail|in your first sentence/m,
    /1 (?:Live|Blog)/,
    ...never,
  ],
})

const SAMPLES: readonly Sample[] = [
  sample(
    'an app for freelancers',
    'Finlo',
    ['launch', 'tiktok-video', 'bold'],
    'An app that pays freelancers on the day they invoice',
    'Freelancers in the US',
    [/on the day it becomes available/],
  ),
  sample(
    'a bakery opening',
    'Rosie’s Bakery',
    ['event', 'instagram-story', 'warm'],
    'Second shop on Elm Street, opens May 4 at 7 a.m.',
    'Neighbors of Elm Street',
    [
      /come on the day, at the hour and to the place named in the overview; more at \[web address\]/,
      /on a frame of their own/,
      /in a video both spoken and shown/,
      /a child is shown only with the written consent of a parent or guardian, if the child wants to/,
      /publication: \[number\] days before the event\./,
    ],
    [/register at/, /text beside it/, /without their consent/],
  ),
  sample(
    'a restaurant',
    'Da Nino',
    ['sales', 'instagram-reel', 'playful'],
    'New lunch menu, three courses for $19',
    'People who work downtown',
    [/orders, bookings or purchases/, /code \[code\] at \[web address or place\]/],
    [/\[price\]/],
  ),
  sample(
    'a hospital',
    'St. Mary’s',
    ['awareness', 'instagram-post', 'plain'],
    'Walk-in clinic for children, open every night until 11',
    'Parents in Dayton',
    [
      /people call 911/,
      /written consent of a parent or guardian/,
      /besides the rules below, these are all/,
      /where to find it or read more, \[web address, or street and hours\]/,
    ],
  ),
  sample(
    'a university',
    'Lund University',
    ['event', 'tiktok-video', 'playful', 'eu'],
    'Open day with lab tours on March 3',
    'Students in their last school year',
    [/language of the piece/, /come on the day named in the overview; \[hours and place\]/],
  ),
  sample(
    'a game',
    'Night Train',
    ['launch', 'live', 'bold'],
    'A co-op game for two on Steam, $14.99',
    'People who play with friends',
    [/pause for questions every 10 minutes/, /then your outline/, /1 live stream/],
    [/your draft|on a phone/],
  ),
  sample(
    'a bank',
    'First Harbor Bank',
    ['awareness', 'youtube-short', 'professional', 'uk'],
    'A student account without fees',
    'First-year students',
    [
      /“gifted”/,
      /FSMA 2000, section 21/,
      /“Ad: First Harbor Bank pays me/,
      /Link: none to another website: say and show the address\.$/m,
    ],
    [/to a colleague/, /none promises/],
  ),
  sample(
    'a charity',
    'Paws & Co 🐾',
    ['community', 'instagram-reel', 'warm'],
    '40 dogs look for homes before the shelter closes for repairs',
    'Families with a garden',
    [/where to go for more, \[web address or place\]/, /as a share of views/],
  ),
  sample(
    'a study',
    'Lund University',
    ['awareness', 'thread', 'professional'],
    '60% of night nurses skip lunch, our study of 1,200 shows',
    'Hospital managers',
    [
      /What it says: 60%/,
      /What the study found/,
      /The study: \[its title, how many people it asked, its year\]/,
      /where to read the study/,
      /what Lund University found/,
      /remember the finding/,
      /Rules, research/,
    ],
    [/tried it, so/, /street and hours/, /filming on site/, /features/, /stretch one thought/],
  ),
  sample(
    'a beer in Germany',
    'Helles Nord',
    ['sales', 'instagram-post', 'plain', 'de'],
    'Ein helles Bier aus Kiel, 0,33 l',
    'Erwachsene in Kiel',
    [
      /“Werbung” or “Anzeige”/,
      /“Werbung: Helles/,
      /at least 75% of the audience is 18 or older/,
      /price per liter and the deposit/,
      /language of the piece and not read out/,
      /What it costs: \[price\]/,
      /in the text, code/,
    ],
    [/said and shown|during the video/, /legal drinking age/, /a child is shown/],
  ),
  sample(
    'a museum',
    'City Museum Leeds',
    ['event', 'instagram-reel', 'plain', 'uk'],
    'A night of open doors on December 12, free',
    'Families in Leeds',
    [/written consent of a parent or guardian/],
  ),
  sample(
    'cosmetics in France',
    'Crème Soleil',
    ['sales', 'youtube-video', 'professional', 'fr'],
    'Sun cream without perfume, 24 euros',
    'People with sensitive skin',
    [/Collaboration commerciale/, /“Publicité: Crème/, /Images retouchées/, /nobody tries out how well it protects/],
    [/others could repeat/],
  ),
  sample(
    'software',
    'Trackwise',
    ['community', 'blog', 'professional'],
    'Plans shifts for wards; used by 40 hospitals',
    'Head nurses',
    [/comments in the first seven days, and page views/, /never where patients wait/],
    [/impressions/],
  ),
  sample(
    'a lamp',
    'Lumen',
    ['launch', 'instagram-reel', 'playful'],
    'A desk lamp that follows daylight, from $89',
    'Students who work at night',
  ),
  sample('one word each', 'Lumen', ['sales', 'tweet', 'bold'], 'lamp', 'students', [
    /What it costs: \[price\]/,
    /“Ad, paid by/,
  ]),
  sample('capitals', 'DROPZ', ['launch', 'tiktok-video', 'bold'], 'NEW SNEAKER, 500 PAIRS', 'EVERYONE', [
    /New sneaker, 500 pairs/,
    /everyone; first of all \[who/,
  ]),
  sample(
    'typos',
    'Cheezy',
    ['awareness', 'youtube-short', 'plain'],
    'vegan cheeze made form peas',
    'peopel who eat plants',
    [/people who eat plants/, /made from peas/, /say and show the address\.$/m],
    [/form peas/, /The address is the one/],
  ),
  sample(
    'two languages',
    'Idiomas Ya',
    ['awareness', 'tiktok-video', 'warm', 'es'],
    'Una app con 40 cursos, offline too',
    'Familias in Spain',
    [/“Publicidad”/, /“Publicidad: Idiomas Ya/],
  ),
  sample(
    'as long as allowed',
    'Foldo',
    ['launch', 'youtube-video', 'plain'],
    'A folding helmet for cyclists, tested in snow, rain and heat. '.repeat(5).slice(0, 299),
    'Commuters who cycle to the train and carry a bag, in cities with more than 100,000 people',
    [
      /first sentence of the paid part/,
      /nobody tests it by a blow or a fall/,
      /What is new: \[/,
      /about 60 seconds \(a proposal\)/,
    ],
    [/(?:tested in snow[\s\S]*){2}/],
  ),
  sample(
    'a rail partnership',
    'Greenline',
    ['launch', 'live', 'warm', 'de'],
    'Cargo bikes to rent at 40 stations of Deutsche Bahn',
    'Parents without a car',
    [
      /a child is shown only with the written consent of a parent or guardian/,
      /“Deutsche Bahn” is named and shown only/,
      /filming on site/,
      /“Werbung: Greenline/,
      /then your outline/,
    ],
    [/your draft/, /children or guests/],
  ),
]

export const sampledContentBrief: SampledTool = {
  tool,
  title: 'Content briefs',
  samples: SAMPLES,
  write: (typed) => {
    const parsed = parseFields(tool.fields, typed, SAMPLE_DAY)
    if (!parsed.isValid) throw new Error(JSON.stringify(parsed.messages))
    return toPlainText(writeContentBrief(parsed.values))
  },
}

import { tool } from '../../src/tools/headline-generator/tool'
import { kindLabel, writeHeadlines } from '../../src/tools/headline-generator/write-headlines'
import type { Sample, SampledTool } from './sample'

const SAMPLES: readonly Sample[] = [
  {
    name: 'an app for freelancers',
    typed: { topic: 'Finlo launches an app that lets freelancers get paid the day they invoice' },
    says: [
      /^2\. Freelancers can get paid the day they invoice with Finlo’s app$/m,
      /\[Price\]: what comes with Finlo’s app, and what does not/,
    ],
    never: [/will cost/, /invoice for \[|invoice at \[/, /buyers/, /failed/],
  },
  {
    name: 'a recall',
    typed: { topic: 'Lumo recalls 4,200 night lights over overheating cable' },
    says: [
      /News type: Bad news/,
      /How owners can check whether theirs is among the 4,200 night lights recalled by Lumo/,
    ],
    never: [/became known/, /takes back/, /can ask questions: Lumo/, /partner|milestone|launch/i],
  },
  {
    name: 'a bakery',
    typed: { topic: 'Rosie’s Bakery opens a second shop on Elm Street on May 4' },
    says: [/^2\. Elm Street: Rosie’s Bakery opens a second shop on May 4$/m, /Why Rosie’s Bakery chose Elm Street/],
    never: [/\[partner\]|Bakery’s second|shop of Rosie/],
  },
  {
    name: 'two words',
    typed: { topic: 'bakery opening' },
    says: [/^1\. \[Name of the bakery\] opens \[where and when\]$/m, /becomes \[Name of the bakery\]/, /type: Opening/],
    never: [/bakery opening/, /Because/, /opens bakery/],
  },
  {
    name: 'a funding round',
    typed: { topic: 'Acme raises $5M to build solar kettles' },
    says: [
      /With \$5M in new funding, Acme to build solar kettles/,
      /What Acme plans to do with \$5M/,
      /\[Lead investor\] leads \$5M round/,
    ],
    never: [/backs Acme with/],
  },
  {
    name: 'a hospital',
    typed: { topic: 'St. Mary’s Hospital opens a walk-in clinic for children in Dayton' },
    says: [
      /^2\. Dayton: St\. Mary’s Hospital opens a walk-in clinic for children$/m,
      /What changes for children as St\. Mary’s Hospital opens a walk-in clinic in Dayton/,
    ],
    never: [/launch|Hospital’s walk|clinic of St/, /\[town\]/, /chose Dayton/, /to Dayton: how/, /\[audience\]/],
  },
  {
    name: 'a study',
    typed: { topic: 'Researchers at Lund University find 60% of night nurses skip lunch' },
    says: [
      /60% of night nurses skip lunch, according to researchers at Lund University/,
      /60% of night nurses skip lunch: \[researcher\] on what the figures say/,
      /outside the study\]”: .*according to/,
    ],
    never: [/\[Company\]/, /above the average/, /from a person asked/, /Why 60%/],
  },
  {
    name: 'a game, in capitals',
    typed: { topic: 'WE JUST LAUNCHED OUR NEW CO-OP GAME ON STEAM!!!' },
    says: [/launches its new co-op game on Steam/, /“\[title\]”/, /check the capitals/, /\[player/],
    never: [/CO-OP|!/, /on steam/, /replaces|\[Problem/, /\[customer/, /failed/, /should wait/],
  },
  {
    name: 'an outage at a bank',
    typed: { topic: 'Online banking of First Harbor Bank is down since 6 a.m.' },
    says: [/News type: Bad news/, /has been down since 6 a\.m\.; next update/],
    never: [/^\d.*is down since/m, /partner|milestone|launch/i],
  },
  {
    name: 'a charity, with emoji',
    typed: { topic: '🐾 Paws & Co rescues 1,000th dog 🎉🎉' },
    says: [/Paws & Co rescues 1,000th dog/, /From the first dog in \[year\] to the 1,000th/, /turns to \[next step\]/],
    never: [
      /people behind the 1,000th/,
      /What changes for/,
      /comes to \[/,
      /months before/,
      /got wrong/,
      /what comes next/,
      /months of work/,
      /Why Paws/,
      /🐾|🎉|launches Paws/,
    ],
  },
  {
    name: 'a new chief executive',
    typed: { topic: 'Northfold appoints Maria Lopez as CEO' },
    says: [/Maria Lopez to lead \[task\] as CEO of Northfold/],
    never: [/joins Northfold/, /CEO at/, /Why Northfold appoints/],
  },
  {
    name: 'a partnership',
    typed: { topic: 'Greenline partners with Deutsche Bahn to rent out cargo bikes at stations' },
    says: [/Greenline and Deutsche Bahn to rent out cargo bikes at stations/, /\[First customer or place\] gets/],
    never: [/With \[partner\]/, /Why Deutsche Bahn/, /Because/, /data or shops/],
  },
  {
    name: 'job cuts',
    typed: { topic: 'Brightwell cuts 120 jobs and closes its plant in Ohio' },
    says: [/News type: Bad news/, /What stays open/, /for those affected as Brightwell cuts 120 jobs/],
    never: [/Cause not known|owners|milestone/, /affected: /, /next update/, /known/, /jobs.*jobs/],
  },
  {
    name: 'a museum night',
    typed: { topic: 'City Museum hosts a night of open doors on December 12 in Leeds' },
    says: [/^2\. Leeds: City Museum/m, /^3\. December 12: City Museum/m, /at City Museum’s night of open doors/],
    never: [/seat/, /the night of/, /there before/],
  },
  {
    name: 'two languages',
    typed: { topic: 'Nuestra app de idiomas launches in Spain with 40 courses' },
    says: [/^2\. Spain: \[Product\] launches with 40 courses$/m, /is in another language/],
    never: [/months before/, /comes to \[/, /about: \[/, /^\d.*Nuestra/m, /Because/, /\[Key figure\]/],
  },
  {
    name: 'very long',
    typed: {
      topic: `Our team of twelve people from four countries has spent the last three years and most of its savings on a folding helmet for cyclists that is now for sale in twenty shops in Denmark and the Netherlands`,
    },
    says: [/folding helmet for cyclists is now for sale in twenty shops in Denmark and the Netherlands/],
    never: [/raises|join forces|milestone|data shows/, /has spent/, /room for about/],
  },
  {
    name: 'typos',
    typed: { topic: 'we lanched a new vegan cheeze made from fermentd peas' },
    says: [
      /launches a new vegan cheeze made from fermented peas/,
      /Spelling corrected/,
      /check the spelling of “cheeze”/,
      /“\[How it tastes\]”/,
      /where to buy \[Company\]’s new vegan cheeze/,
    ],
    never: [/^\d.*(?:lanched|fermentd)/m, /should wait/, /can do about it/, /what comes with/, /changed for me/],
  },
  {
    name: 'a field of work',
    typed: { topic: 'cybersecurity for small clinics' },
    says: [
      /new figures on cybersecurity for small clinics/,
      /\[Share\] of small clinics \[finding\]/,
      /^7\. Cybersecurity: what changes for small clinics$/m,
    ],
    never: [/\[audience\]/],
  },
  {
    name: 'a milestone',
    typed: { topic: 'Tandem reaches 1 million learners' },
    says: [
      /From \[first figure\] in \[year\] to 1 million learners: how Tandem grew/,
      /one of Tandem’s 1 million learners/,
      /people behind Tandem and its 1 million learners/,
    ],
    never: [/Because/, /Why Tandem reaches/, /What changes for/, /got wrong/, /what comes next/],
  },
  {
    name: 'an award',
    typed: { topic: 'Our oat milk won the World Dairy Innovation Award' },
    says: [/Why the jury of the World Dairy Innovation Award chose \[Company\]’s oat milk/],
    never: [/What changes for/, /wins oat milk/, /in \[number\] years/, /one winner/],
  },
]

export const sampledHeadlineTool: SampledTool = {
  tool,
  title: 'Headlines',
  samples: SAMPLES,
  write: ({ topic = '' }) => {
    const { headlines, reading } = writeHeadlines(topic)
    const list = headlines.map(({ text, pattern }, index) => `${index + 1}. ${text}\n   (${pattern})`)
    return [`News type: ${kindLabel(reading)}`, ...reading.notes, '', ...list].join('\n')
  },
}

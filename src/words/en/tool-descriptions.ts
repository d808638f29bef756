/** What a visitor gets from each tool, in one sentence, by the last part of its address. */
export const descriptions = {
  'pr-headline-generator':
    'Eight headlines for your news, each after a named newsroom pattern, with what decides where search results and inboxes cut them.',
  'influencer-brief-builder':
    'A campaign brief that creators can work from, made of your own goals and deliverables, with a timeline, guidelines and compensation.',
  'pr-health-checker':
    'Checks a press release for structure, readability, tone, relevance and keywords, and marks every finding in the text, with its reason.',
  'pitch-timer':
    'A countdown to your target date and a four-week plan of what to do until then, fitted to your goals and honest when time is too short.',
  'pr-crisis-response-generator':
    'Four statements for the first hours of a crisis, for the public, your staff, your customers and the media, with what you must do first.',
  'influencer-roi-calculator':
    'What an influencer campaign may return, step by step from followers to revenue, with every assumption in the open and yours to change.',
  'influencer-content-brief-generator':
    'A content brief for creators, with objectives, deliverables, guidelines, technical requirements, a timeline and what to do and avoid.',
  'influencer-rate-calculator':
    'What a post, story, reel or video costs at each size of account and engagement, and what three packages of several pieces come to.',
  'influencer-campaign-timeline':
    'Five phases of a creator campaign, counted back from your launch day with their tasks, and a plain word when the time is too short.',
  'influencer-performance-tracker':
    'Engagement, reach, like, comment, share and save rates of a post, held against benchmarks of its platform, with what they mean.',
}

/** The result of the influencer ROI calculator. */

// The campaign in one line, and what it comes to
export const campaign = (type: string, budget: string, followers: string, engagementRate: string) =>
  `${type}: ${budget}, ${followers} followers, ${engagementRate} engagement`
export const roi = 'ROI'
export const estimatedRevenue = 'Estimated revenue'
export const loses = (loss: string, revenue: string, budget: string) =>
  `With these assumptions the campaign loses ${loss}: it returns ${revenue} of a budget of ${budget}.`
export const breaksEven = 'With these assumptions the campaign returns exactly its budget.'
export const earns = (gain: string, budget: string) =>
  `With these assumptions the campaign earns ${gain} on top of its budget of ${budget}.`

// From followers to orders
export const stairFollowers = 'followers'
export const stairImpressions = 'impressions'
export const stairEngagements = 'engagements'
export const stairClicks = 'clicks'
export const stairOrders = 'orders'
/** Follows the share of those on the step before. */
export const seeIt = 'of them see it'
export const react = 'of those react'
export const click = 'of those click'
export const buy = 'of those buy'

// All figures, in the table and in the file
export const allFigures = 'All figures'
export const figure = 'Figure'
export const value = 'Value'
export const impressions = 'Impressions'
export const engagements = 'Engagements'
export const clicks = 'Clicks'
export const conversions = 'Conversions'
export const costPerImpression = 'Cost per impression'
export const costPerEngagement = 'Cost per engagement'
export const costPerClick = 'Cost per click'
export const costPerConversion = 'Cost per conversion'
export const costPerThousand = 'Cost per 1,000 impressions'
export const breakEvenBudget = 'Break-even budget'
export const downloadCsv = 'Download CSV'
export const budget = 'Budget'
export const followers = 'Followers'
export const engagementInPercent = 'Engagement rate in percent'
export const roiInPercent = 'ROI in percent'

// How sure it is
export const certainty = 'How sure is this?'
export const chance = 'Chance of breaking even'
export const revenueOfMost = 'Revenue in 8 of 10 campaigns like this'
export const range = (low: string, high: string) => `${low} to ${high}`
type Simulated = Record<'campaigns' | 'middle' | 'low' | 'high' | 'lowRoi' | 'highRoi' | 'budget' | 'chance', string>
export const simulated = ({ campaigns, middle, low, high, lowRoi, highRoi, budget, chance }: Simulated) =>
  `${campaigns} simulated campaigns with your numbers: half of them return ${middle} or less, 1 of 10 returns ${low} or less, and 1 of 10 ${high} or more. As ROI, that is ${lowRoi} to ${highRoi}. A budget of ${budget} came back in ${chance} of them.`
export const simulationAssumes = 'What the simulation assumes'
export const howDrawn =
  'Each value is drawn from a log-normal distribution whose middle is the value you entered. In 8 of 10 draws it lies between that value divided and multiplied by:'
export const spreadFor = (spread: number, name: string) => `${spread} for ${name}`
/** The values that a simulation varies, inside of a sentence. */
export const varied = {
  reachRate: 'followers who see a post',
  engagementRate: 'engagement rate',
  clickRate: 'engaged people who click',
  conversionRate: 'clicks that become an order',
  orderValue: 'average order value',
}
export const howOrdersDrawn =
  'Orders are whole and drawn from a Poisson distribution: where 1.2 are expected, 3 of 10 campaigns have none. The spreads are this tool’s house figures. The same inputs always give the same answer.'

// Breaking even
export const toBreakEven = 'What would have to be true to break even'
export const howFarToFall = 'How far it could fall and still break even'
export const oneAtATime =
  'One value at a time, all others as they are. A share that would have to exceed 100% is left out, because no change of it alone could do it.'
export const breakEvenValues = 'Break-even values'
export const onlyThis = 'If only this changed'
export const from = 'from'
export const to = 'to'
/** The values that a campaign can change, at the beginning of a row. */
export const changed = {
  followers: 'Follower count',
  engagementRate: 'Engagement rate',
  reachRate: 'Followers who see a post',
  clickRate: 'Engaged people who click',
  conversionRate: 'Clicks that become an order',
  orderValue: 'Average order value',
}

// How it was computed, line by line
export const impressionsLine = (followers: string, reachRate: string, impressions: string) =>
  `Impressions = ${followers} followers × ${reachRate} = ${impressions}`
export const engagementsLine = (impressions: string, engagementRate: string, engagements: string) =>
  `Engagements = ${impressions} × ${engagementRate} = ${engagements}`
export const clicksLine = (engagements: string, clickRate: string, clicks: string) =>
  `Clicks = ${engagements} × ${clickRate} = ${clicks}`
export const conversionsLine = (clicks: string, conversionRate: string, conversions: string) =>
  `Conversions = ${clicks} × ${conversionRate} = ${conversions}`
export const revenueLine = (conversions: string, orderValue: string, revenue: string) =>
  `Revenue = ${conversions} × ${orderValue} = ${revenue}`
export const roiLine = (revenue: string, budget: string, roi: string) =>
  `ROI = (${revenue} − ${budget}) ÷ ${budget} × 100 = ${roi}`
export const aboutAssumptions =
  'The four assumptions (reach, clicks, conversions, order value) are this tool’s house defaults, not measurements of your market. Change them in the form to what your own campaigns show. The campaign type is kept with the result and does not change the numbers.'
export const limits =
  'The model counts orders that follow a click. It knows nothing of later purchases, of people who search for the brand instead of clicking, or of content that you use again. Nothing is rounded before it is shown.'

/** The defaults of the model: house figures, which visitors can change in the form. */
export const DEFAULT_ASSUMPTIONS = {
  /** Share of followers who see a post, in percent. */
  reachRate: 15,
  /** Share of engaged people who click, in percent. */
  clickRate: 8,
  /** Share of clicks that become an order, in percent. */
  conversionRate: 2.5,
  /** Average order value in US dollars. */
  orderValue: 50,
}

export type Assumptions = typeof DEFAULT_ASSUMPTIONS

/** What no rule can check. These fill the recommendations when fewer than three checks fail. */
export const NEXT_STEPS = [
  {
    title: 'Choose the journalist before you send it.',
    text: 'No program can tell whether this is news for a given desk. Look at what the person wrote in the last month.',
  },
  {
    title: 'Have every name, figure and date checked by somebody else.',
    text: 'The checker sees that there is a figure, not whether it is right.',
  },
  {
    title: 'Read the lead aloud to somebody outside the organization.',
    text: 'If they cannot say back what happened, write it again.',
  },
]

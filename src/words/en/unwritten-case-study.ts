/** What the portfolio says of a client whose case study is not written. */

export const client = 'Client'
export const challenge = 'Challenge'
export const solution = 'Solution'
export const results = 'Results'

/** What a visitor sees when the app itself fails. */

export const heading = 'Unexpected Application Error!'
export const home = 'Return to Home'

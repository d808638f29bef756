/** For Netlify: the function of a site, loaded by a file in `netlify/functions`. */
import { handleContact } from './core.mjs'

export const config = { path: '/contact-message' }

/** @param {Request} request */
export default (request) => handleContact(request, process.env)

/** For Vercel: a function of a project of its own. */
import { handleContact } from './core.mjs'

/** @param {Request} request */
const handle = (request) => handleContact(request, process.env)

export const GET = handle
export const POST = handle
export const OPTIONS = handle

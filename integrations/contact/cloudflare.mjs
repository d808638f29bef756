/** For Cloudflare: the program of a Worker. */
import { handleContact } from './core.mjs'

export default {
  /**
   * @param {Request} request
   * @param {Record<string, unknown>} env variables and secrets of the Worker
   */
  fetch: (request, env) => handleContact(request, env),
}

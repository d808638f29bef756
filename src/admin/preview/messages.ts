/** The messages between the panel and the page inside it. Both are pages of this site; messages of others are ignored. */

export type ToPage =
  | {
      say: 'show'
      /** The path of the page. */
      path: string
      /** Generated files that are not as they are on the site. */
      data: Record<string, unknown>
      /** Addresses of pictures that are not saved, by their paths below `content/media`. */
      pictures: Record<string, string>
    }
  /** Shows the place of a text on the page; `inBody` when it is a part of the Markdown. */
  | { say: 'find'; text: string; inBody: boolean }

export type FromPage =
  /** The page is ready to show an entry. */
  | { say: 'ready' }
  | {
      say: 'shown'
      /** What the page read. */
      names: string[]
      /** What it says to search engines. */
      title: string
      description: string
      /** The host of the public site. */
      host: string
    }
  /** Somebody pressed on a text. */
  | { say: 'pressed'; text: string; inBody: boolean }
  | { say: 'escape' }

/** Sends a message to another window of this site. */
export const tell = (to: Window, message: ToPage | FromPage) => to.postMessage(message, location.origin)

/** Listens to one other window of this site. */
export function listenTo<Message extends ToPage | FromPage>(
  from: () => Window | null,
  heard: (message: Message) => void,
) {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (origin === location.origin && source !== null && source === from() && typeof data?.say === 'string') heard(data)
  })
}

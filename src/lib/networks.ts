/** The names of social networks, by the addresses of their profiles. */

/**
 * A network with the hosts of its profiles. `isOpen`: anybody can run it under an address of their own, so that another
 * host does not speak against the name.
 */
type Network = { hosts: readonly string[]; alsoCalled?: string; isOpen?: true }

const NETWORKS: Readonly<Record<string, Network>> = {
  X: { hosts: ['x.com', 'twitter.com'], alsoCalled: 'Twitter' },
  Facebook: { hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  LinkedIn: { hosts: ['linkedin.com', 'lnkd.in'] },
  YouTube: { hosts: ['youtube.com', 'youtu.be'] },
  Instagram: { hosts: ['instagram.com'] },
  TikTok: { hosts: ['tiktok.com'] },
  Threads: { hosts: ['threads.net', 'threads.com'] },
  Bluesky: { hosts: ['bsky.app'] },
  Mastodon: {
    hosts: [
      ...[
        'mastodon.social',
        'mastodon.online',
        'mastodon.world',
        'mastodon.cloud',
        'mastodon.scot',
        'mas.to',
        'mstdn.social',
      ],
      ...[
        'mstdn.jp',
        'hachyderm.io',
        'fosstodon.org',
        'infosec.exchange',
        'techhub.social',
        'troet.cafe',
        'norden.social',
      ],
      ...['social.tchncs.de', 'piaille.fr', 'mamot.fr', 'journa.host', 'newsie.social', 'chaos.social', 'social.coop'],
    ],
    isOpen: true,
  },
  Pinterest: {
    hosts: [
      'pinterest.com',
      'pinterest.de',
      'pinterest.fr',
      'pinterest.co.uk',
      'pinterest.es',
      'pinterest.it',
      'pin.it',
    ],
  },
  Xing: { hosts: ['xing.com'] },
  WhatsApp: { hosts: ['whatsapp.com', 'wa.me'] },
  Telegram: { hosts: ['t.me', 'telegram.me', 'telegram.org'] },
  Discord: { hosts: ['discord.gg', 'discord.com'] },
  Reddit: { hosts: ['reddit.com'] },
  Twitch: { hosts: ['twitch.tv'] },
  Snapchat: { hosts: ['snapchat.com'] },
  GitHub: { hosts: ['github.com'] },
  GitLab: { hosts: ['gitlab.com'], isOpen: true },
  Medium: { hosts: ['medium.com'], isOpen: true },
  Substack: { hosts: ['substack.com'], isOpen: true },
  Vimeo: { hosts: ['vimeo.com'] },
  Spotify: { hosts: ['spotify.com'] },
  SoundCloud: { hosts: ['soundcloud.com'] },
  Tumblr: { hosts: ['tumblr.com'] },
  Flickr: { hosts: ['flickr.com'] },
  Behance: { hosts: ['behance.net'] },
  Dribbble: { hosts: ['dribbble.com'] },
  Weibo: { hosts: ['weibo.com'] },
  VK: { hosts: ['vk.com'] },
  LINE: { hosts: ['line.me'] },
}

/** The host of an address, without the `www` that says nothing. */
export const hostOf = (address: string): string | undefined =>
  /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase()

const isBelow = (host: string, known: string) => host === known || host.endsWith(`.${known}`)

/** The name of the network that an address belongs to, if it is known. */
export function networkOf(address: string): string | undefined {
  const host = hostOf(address)
  if (host === undefined) return undefined
  return Object.entries(NETWORKS).find(([, { hosts }]) => hosts.some((known) => isBelow(host, known)))?.[0]
}

/** The network that a name means, and its first host. */
export function networkCalled(name: string): { name: string; host: string; isOpen: boolean } | undefined {
  const same = (other: string | undefined) => other?.toLowerCase() === name.trim().toLowerCase()
  const found = Object.entries(NETWORKS).find(([known, { alsoCalled }]) => same(known) || same(alsoCalled))
  return found && { name: found[0], host: found[1].hosts[0] ?? '', isOpen: found[1].isOpen === true }
}

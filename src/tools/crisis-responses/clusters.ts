/**
 * Situational crisis communication theory (Coombs): how much of a crisis people put down to the organization decides
 * what they expect of it. Three clusters, and the words of a scenario that point to one of them.
 */
export type Cluster = 'victim' | 'accident' | 'preventable'

export const SCCT_SOURCE = {
  label: 'Coombs, Corporate Reputation Review 10, 2007',
  href: 'https://link.springer.com/article/10.1057/palgrave.crr.1550049',
}

type ClusterRule = { cluster: Cluster; words: RegExp; because: string }

/** The strongest responsibility wins: nobody believes a victim who knew. */
export const CLUSTER_RULES: readonly ClusterRule[] = [
  {
    cluster: 'preventable',
    because: 'a misdeed, or a human error that could have been avoided',
    words:
      /\b(?:ignored|knew (?:about|of|that)|had known|(?:were|was|been|had) warned|warned (?:us|before|about)|(?<!without )warnings?|covered up|cover-up|deliberate(?:ly)?|on purpose|knowingly|negligen(?:t|ce)|fraud|embezzle\w*|brib(?:e|ed|ery)|misconduct|harass\w*|discriminat\w*|lied|misled|misleading|human error|by mistake|(?:an|our|former) employee (?:\w+ ){0,3}(?:sent|published|left|lost|leaked|stole|copied)|misconfigur\w*|forgot|failed to|skipped|violat\w*|insult\w*)\b/i,
  },
  {
    cluster: 'victim',
    because: 'a natural disaster, a rumor, violence or an attack from outside',
    words:
      /\b(?:hackers?|attackers?|attack(?:ed)?|hoax(?:es)?|doctored|fabricated|made[- ]up|cyber-?attack|ransomware|stolen|stole|thieves|burglar\w*|tamper\w*|sabotage\w*|earthquake|hurricane|(?<!twitter |media )storms?(?! of)|floods?|flooded(?! with)|tornado|wildfire|lightning|pandemic|rumou?rs?|not true|isn[’']t true|untrue|false(?:ly)? (?:claim\w*|report\w*|accus\w*)|fake (?:news|screenshots?|posts?|videos?|reviews?|e-?mails?|accounts?|letters?|quotes?|press releases?)|deepfake|misinformation|impersonat\w*|shooting|terror\w*|supplier|third[- ]party|vendor)\b/i,
  },
]

export const CLUSTERS: Record<Cluster, { label: string; meaning: string; response: string; tone: string }> = {
  victim: {
    label: 'Victim',
    meaning: 'The organization is hit as well, and people put little of it down to you.',
    response: 'Give facts and what people can do to stay safe. Do not hide behind being a victim.',
    tone: 'concerned and factual',
  },
  accident: {
    label: 'Accident',
    meaning: 'Something went wrong that nobody intended, and people put some of it down to you.',
    response: 'Say what is known, what is not, and what is being done about it.',
    tone: 'concerned, and open about what is not known yet',
  },
  preventable: {
    label: 'Preventable',
    meaning: 'People will say that it could have been avoided, and put much of it down to you.',
    response: 'Show that somebody answers for it: who looks into it, by when, and that you will say what changes.',
    tone: 'serious and accountable, without excuses',
  },
}

/**
 * A crisis history or a bad reputation before it makes people hold an organization more responsible, one cluster up:
 * Coombs, Protecting organization reputations during a crisis, Corporate Reputation Review 10, 2007.
 */
export function raised(cluster: Cluster): Cluster {
  return cluster === 'victim' ? 'accident' : 'preventable'
}

/** What the organization commits itself to, by how much of it people put down to it. No guilt is admitted. */
export const COMMITMENTS: Record<Cluster, string> = {
  victim:
    'We will pass on what we learn as soon as it is confirmed, and support those affected with [support offered].',
  accident: 'We will share what is confirmed, and what we do about it, as soon as we can.',
  preventable:
    '[Person or independent body] will look into what happened, and report by [date of the findings]. We will say what we change because of it.',
}

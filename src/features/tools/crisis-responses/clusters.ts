/**
 * Situational crisis communication theory (Coombs): how much of a crisis people put down to the organization decides
 * what they expect of it. Three clusters, and the words of a scenario that point to one of them.
 */
export type Cluster = 'victim' | 'accident' | 'preventable'

export const SCCT_SOURCE = {
  label: 'Business Management and Strategy 4 (2), 2013, after Coombs and Holladay, 2002',
  href: 'http://ininet.org/pars_docs/refs/63/62462/ininet.org/pdfview/business-management-and-strategy.html?page=4',
}

type ClusterRule = { cluster: Cluster; words: RegExp; because: string }

/** The strongest responsibility wins: nobody believes a victim who knew. */
export const CLUSTER_RULES: readonly ClusterRule[] = [
  {
    cluster: 'preventable',
    because: 'a misdeed, or a human error that could have been avoided',
    words:
      /\b(?:ignored|knew (?:about|of|that)|had known|(?:were|was|been|had) warned|warned (?:us|before|about)|warnings?|covered up|cover-up|deliberate(?:ly)?|on purpose|knowingly|negligen(?:t|ce)|fraud|embezzle\w*|brib(?:e|ed|ery)|misconduct|harass\w*|discriminat\w*|lied|misled|misleading|human error|by mistake|(?:an|our|former) employee (?:\w+ ){0,3}(?:sent|published|left|lost|leaked|stole|copied)|misconfigur\w*|forgot|failed to|skipped|violat\w*|insult\w*)\b/i,
  },
  {
    cluster: 'victim',
    because: 'a natural disaster, a rumor, violence or an attack from outside',
    words:
      /\b(?:hackers?|attackers?|attack(?:ed)?|cyber-?attack|ransomware|stolen|stole|thieves|burglar\w*|tamper\w*|sabotage\w*|earthquake|hurricane|storm|floods?|flooded|tornado|wildfire|lightning|pandemic|rumou?rs?|not true|untrue|false(?:ly)? (?:claim\w*|report\w*|accus\w*)|fake (?:news|screenshot|post|video|reviews?)|deepfake|misinformation|impersonat\w*|shooting|terror\w*|supplier|third[- ]party|vendor)\b/i,
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
    response: 'Show that somebody answers for it: who looks into it, until when, and that you will say what changes.',
    tone: 'serious and accountable, without excuses',
  },
}

/** What the organization commits itself to, by how much of it people put down to it. No guilt is admitted. */
export const COMMITMENTS: Record<Cluster, string> = {
  victim: 'We will tell you what we learn as we confirm it, and support those affected with [support offered].',
  accident: 'We are finding out what happened. We will say what we learn and what we change because of it.',
  preventable:
    'We want to know how this could happen. [Person or independent body] will look into it until [date of the findings], and we will say what was found and what we change.',
}

/** Crises of a service, of data, of money, and of what is said about an organization. */
import type { CrisisKind } from './crisis-kind'

export const SERVICE_KINDS: readonly CrisisKind[] = [
  {
    id: 'rumor',
    label: 'Rumor or false claim',
    words:
      /\b(?:rumou?rs?|hoax(?:es)?|fake (?:news|screenshots?|posts?|videos?|reviews?|e-?mails?|accounts?|letters?|quotes?|press releases?)|deepfakes?|misinformation|disinformation|not true|isn[’']t true|untrue|false(?:ly)? (?:claim\w*|report\w*|rumou?r\w*|stor(?:y|ies)|posts?)|made[- ]up|doctored|fabricated|impersonat\w*)\b/gi,
    cluster: 'victim',
    clusterReason: 'a false claim from outside',
    topic: 'A false claim about [product, place or person]',
    empathy: 'We know that a claim like this is worrying.',
    now: [
      'Nothing changes for you: [what people can go on using or doing, and how you know that it is safe].',
      'If you see the claim, please do not pass it on. What is true is at [web address for updates].',
    ],
    nowForMedia: 'The claim about [product, place or person] that is going around is false, [organization] says.',
    nowIf: [
      {
        words:
          /\b(?:foods?|formula|milk|chocolates?|drinks?|water|meals?|medicines?|pills?|vaccines?|toys?|creams?)\b/i,
        now: 'If you find anything unusual in [product, place or person], keep it, let nobody eat or use it, and call [phone, email and hours for questions]. If you are worried about somebody’s health, call a doctor.',
      },
    ],
    affected: 'This is for everyone who has seen the claim.',
    affectedIf: {
      words: /\b(?:foods?|formula|milk|chocolates?|drinks?|medicines?|pills?|toys?|creams?)\b/i,
      affected: 'This is for everyone who has [product, place or person] at home, or has seen the claim.',
    },
    unknown: 'who spread it first, and why',
    firstStep: 'We have [first step taken, such as asking the platform to take the false post down].',
    process: 'We are [what is being done now, such as publishing the test results where anyone can check them].',
    processForMedia:
      '[organization] is [what is being done now, such as publishing the test results where anyone can check them].',
    commitment: 'If we learn anything that changes what we say here, we will say so at [web address for updates].',
    staff: [
      'If someone asks, say that it is false, say what is true, and give them [web address for updates].',
      'If someone says that they were harmed or found something unusual, write down what and when, and pass it on to [name, role] at once.',
    ],
    short: ['It is false; nothing changes for you.', 'What shows it: [the fact, and who confirmed it].'],
    dos: ['Say what is true first and last, and repeat the claim no more than you must.'],
  },
  {
    id: 'bank-rumor',
    label: 'Rumor about the solvency of a bank',
    // A rumor is read as one first; rumorKind() tells this sort from the others.
    words: /(?!)/g,
    cluster: 'victim',
    clusterReason: 'a false claim from outside',
    topic: 'Your money with us: a false claim, and the facts',
    staffTopic: 'A false claim about us',
    empathy: 'We know that a claim like this is worrying when it is about money.',
    now: [
      '[What works as usual: accounts, cards, branches, app and transfers, with the hours.]',
      'Your deposits are protected by [deposit guarantee, and up to which sum for each person].',
      'If you see the claim, please do not pass it on. The facts are at [web address for updates].',
    ],
    nowForMedia: 'The claim about [organization] that is going around is false, [organization] says.',
    affected: 'This is for everyone who has an account with us.',
    unknown: 'who made it, and why',
    firstStep: 'We have [first step taken, such as informing the supervisor and asking the platform to take it down].',
    process: '[The figures that show how the bank is doing, who has checked them, and where they are published.]',
    processForMedia:
      '[The figures that show how the bank is doing, who has checked them, and where they are published.]',
    commitment: 'We answer questions about accounts at [branches and phone lines, and until when].',
    staff: [
      'If someone asks, say that it is false, how deposits are protected, and what works. Serve everyone who wants their money.',
    ],
    short: ['It is false.', 'Here are the figures.'],
    dos: [
      'Call the supervisor and the deposit guarantee scheme before the statement goes out: a second voice is believed.',
    ],
  },
  {
    id: 'data-breach',
    label: 'Data breach',
    words:
      /\b(?:data (?:breach|leak|loss|theft)|breach(?:ed)?|hack(?:ed|ers?|ing)?|leak(?:ed|s)? (?:\w+ ){0,3}(?:data|database|passwords?|records|e-?mails?|files)|(?:data|database|passwords?|records|e-?mail addresses|card numbers|personal (?:data|information)) (?:\w+ ){0,3}(?:leaked|stolen|exposed|copied|accessed|lost|published)|(?:stole|copied|accessed|exposed|published|lost) (?:\w+ ){0,4}(?:data|database|passwords?|records|e-?mail addresses|card numbers|personal information)|(?:showed|shared|sold|passed|gave|sends?|sent) (?:[\w’'-]+ ){0,6}(?:status|data|messages|photos|locations?|addresses|records|details) (?:\w+ )?(?:to|with) (?:advertisers|others|strangers|third parties|other (?:users|customers|companies))|ransomware|phishing|malware|cyber-?attack|unauthori[sz]ed access|(?:e-?mail(?:ed)?|sent|mailed|posted|shared|uploaded) (?:[^\s;]+ ){0,14}?(?:to|with) (?:the |some )?wrong (?:people|persons?|parents|patients|customers|clients|recipients?|address(?:es)?|mailbox|inbox|list)|wrong (?:recipients?|envelopes?)|(?:visible|open) in (?:the )?cc|in cc\b|everybody[’']s (?:e-?mail )?addresses)\b/gi,
    cluster: 'accident',
    clusterReason: 'a failure of protection whose cause is not known yet',
    topic: 'Your data: what happened, and what to do now',
    staffTopic: '[whose data, and which]',
    empathy: 'We know how worrying this is for everyone whose data may be affected.',
    now: [
      'Be wary of messages that ask for passwords or payment in the name of [organization]. [What you never ask for by message.]',
      '[What else people should do, if anything.]',
    ],
    nowIf: [
      {
        words: /\bpasswords?\b/i,
        now: 'Change your password for [organization], and wherever else you use the same one.',
        nowForMedia:
          '[organization] asks everyone whose data may be affected to change their password, there and wherever else they use the same one, and to be wary of messages that ask for passwords or payment in its name.',
        short: 'Change your password; be wary of messages in our name.',
      },
      {
        words:
          /\b(?:bank (?:details|accounts?|data)|account numbers?|(?:credit|debit|payment) cards?|card (?:numbers|data|details)|ibans?|payment (?:data|details))\b/i,
        now: 'Watch your bank account, and tell your bank about payments that you did not make.',
      },
    ],
    nowForMedia:
      '[organization] asks everyone whose data may be affected to be wary of messages that ask for passwords or payment in its name.',
    affected: 'Affected, as far as is known: [which data, and of whom]. Not affected: [which data].',
    unknown: 'how many people are affected, how it happened, and whether the data was used',
    firstStep: 'We have [first step taken to close off the affected system].',
    process:
      'We are [what is being done now, such as finding out with a security firm which data was reached]. [Whether and how those affected are told.]',
    processForMedia:
      '[organization] is [what is being done now, such as finding out with a security firm which data was reached]. [Whether and how those affected are told.]',
    staff: ['Do not open, copy or delete the affected data, and keep every log and message as it is.'],
    short: ['Be wary of messages in our name.', 'We will share what is confirmed.'],
    dos: ['Keep logs and copies of the affected systems before anything is repaired.'],
  },
  {
    id: 'security-flaw',
    label: 'Security flaw in a product',
    words:
      /\b(?:vulnerabilit(?:y|ies)|security (?:flaws?|holes?|gaps?|bugs?)|lets? (?:strangers|anyone|anybody|others|attackers|outsiders) (?:[\w-]+ ){0,3}(?:open|read|see|hear|watch|control|unlock|access|listen))\b/gi,
    isSafety: true,
    cluster: 'accident',
    clusterReason: 'a technical fault whose cause is not known yet',
    topic: '[product and version]: what to do until it is repaired',
    empathy: 'We know that people trust it with what is private, and that this is worrying.',
    now: [
      'Until it is repaired, [what to do with product and version, such as switching off remote access].',
      'Install the update as soon as you get it: [version, when, and how].',
    ],
    nowForMedia:
      '[organization] asks everyone who has [product and version] to [what to do, such as switching off remote access] until it is repaired.',
    affected: 'This concerns [product and version]. Not affected: [which others].',
    unknown: 'whether anybody has used it, and how many people are affected',
    firstStep: 'We have [first step taken, such as switching off the function].',
    process: 'We are [what is being done now, such as testing the update].',
    processForMedia: '[organization] is [what is being done now, such as testing the update].',
    staff: ['Explain to nobody how the flaw works, and pass every report to [name, role].'],
    short: ['Here is what to do until then.', 'We will say when it is repaired.'],
    dos: ['Thank whoever reported it, and agree with them on the day on which details are published.'],
  },
  {
    id: 'outage',
    label: 'Outage',
    words:
      /\b(?:outage|(?<!\b(?:fell|fall|fallen|falls|broke|came|burned|burnt|cut|knocked|sat|lie|shut) )down(?:time)?\b(?! payment)|offline|unavailable|unreachable|interrupt(?:ed|ion)|disruption|disrupted|cannot (?:log in|access|pay|order)|can[’']t (?:log in|access|pay|order)|service (?:failure|failed)|charged twice|double[- ]charged|billing error|(?:provider|payments?) failed|servers? (?:crash(?:ed)?|fail(?:ed|ure)?)|(?:system|website|app|platform|site) (?:crash(?:ed)?|fail(?:ed|ure)?|stopped))\b/gi,
    cluster: 'accident',
    clusterReason: 'a technical failure',
    topic: '[part of the service] does not work: what to do until it does',
    empathy: 'We know that people rely on the service and are waiting.',
    now: [
      'Until [part of the service] works again: [another way to do it, or that there is none]. The current state is at [status page].',
    ],
    nowForMedia:
      'Until [part of the service] works again: [another way to do it, or that there is none]. The current state is at [status page].',
    affected: 'This concerns everyone who uses [part of the service]. Not affected: [what works].',
    unknown: 'when everything will work again, what caused it, and whether orders or data were lost',
    firstStep: 'We have [first step taken to bring it back].',
    process: 'We are [what is being done now, such as moving to a second provider].',
    processForMedia: '[organization] is [what is being done now, such as moving to a second provider].',
    staff: ['Point people to [status page], and promise no time that is not written there.'],
    short: ['Here is what to do until it works.', 'We will say when it works.'],
    dos: ['Put up the status page first, and update it at the times you announced.'],
  },
  {
    id: 'financial-legal',
    label: 'Financial or legal matter',
    isAboutWhatChanges: true,
    words:
      /\b(?:lawsuit|sued|suing|class action|court|regulator|investigat(?:ed|ion) by|fined|fines|fraud|embezzle\w*|brib(?:e|ed|ery)|corruption|money laundering|tax evasion|insolven(?:t|cy)|bankrupt(?:cy)?|default(?:ed)?|restat(?:ed|ement)|accounting|audit|subpoena|antitrust|patent infringement|raid(?:s|ed)?|search(?:ed|es) (?:our|the) (?:\w+ )?(?:offices?|premises|headquarters|plants?|rooms?|building)|search warrant|(?:antitrust|competition|cartel|customs|tax) (?:authority|office)|kartellamt|arrest(?:ed)?|indict(?:ed|ment))\b/gi,
    cluster: 'accident',
    clusterReason: 'a challenge: others say that an organization acted wrongly, and nothing is settled',
    topic: '[the matter]: what it means for you',
    empathy: 'We know that people want to know what this means for them.',
    now: ['Your [orders, contracts or accounts] [go on as before, or what changes].'],
    nowForMedia:
      'The [orders, contracts or accounts] of customers [go on as before, or what changes], [organization] says.',
    affected: 'This concerns [who is affected].',
    unknown: 'what the next formal step is, and when',
    firstStep: 'We have [first step taken].',
    process:
      'We are [what is being done now, such as answering the authority], and [name, role] is responsible for it.',
    processForMedia:
      '[organization] is [what is being done now, such as answering the authority], and [name, role] is responsible for it.',
    commitment: 'We will say what the next step means as soon as it is known.',
    staff: ['Keep every document and message; delete nothing. If an authority asks you, [legal contact] can help you.'],
    short: ['Here is what changes for you.', 'We will say what the next step means.'],
    dos: ['Stop all deletion of documents at once, and have a lawyer read every sentence before it goes out.'],
  },
]

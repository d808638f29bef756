/** “Our plant in Dayton”: a month after “in” is no place. */
export const PLACE =
  /\b([Oo]ur (?:[\w-]+ ){0,2}?(?:plant|factory|hotel|warehouse|stadium|school|office|store|shop|mine|museum|hospital|restaurant|campus|park|site|pool|farm|sawmill|mill|depot|terminal|station|laboratory|lab|brewery|bakery|supermarket|gym|studio|kindergarten|nursery|theater|theatre|arena|church|synagogue|mosque|library|clinic|salon|market|mall|camp|campsite|zoo|airport|garage|pub|bar|club|caf[eé]|spa|resort|escape room|climbing (?:hall|wall)|bowling alley|headquarters|offices|building|tower|dairy|refinery)\b(?: (?:in|near) (?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}[\p{L}-]+)?)/u

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/

/** Whether a text says where in the world: “near Leeds”. */
export const saysWhere = (text: string) =>
  [...text.matchAll(/\b(?:in|near|at|outside|off) (?:the )?(\p{Lu}[\p{L}-]+)/gu)].some(
    ([, name = '']) => !MONTH.test(name),
  )

/** Whether a text says when, by the clock or by the day. */
export const saysWhen = (text: string) =>
  /\b(?:today|tonight|yesterday|(?:this|last|early) (?:morning|afternoon|evening|night)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\d{1,2}:\d\d)/i.test(
    text,
  )

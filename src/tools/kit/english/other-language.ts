/** Whether a text is in English: the tools write English, so a text in another language makes mixed documents. */

/** A pattern of whole words in small letters: with a capital or a hyphen they are parts of names and of “non-profit”. */
const anyOf = (list: string) =>
  new RegExp(`(?<![\\p{L}.'’-])(?:${list.trim().split(/\s+/).join('|')})(?![\\p{L}'’-])`, 'gu')

/**
 * Small words that are frequent in one language. Words that English has too (“was”, “in”, “van”) are in no list, and
 * neither are the particles of names (“de”, “von”).
 */
const SMALL_WORDS: readonly RegExp[] = [
  'el los las una del para nuestro nuestra nuestros nuestras está están tiene que por con pero más muy fue sus se lo sobre desde también abre primer primera nuevo nueva al en',
  'le les une des du notre nos est sont dans pour avec mais pas très nous vous qui sur aux cette été et ont leurs ouvre nouveau nouvelle premier première deuxième un à',
  'der das und ist sind nicht ein eine einen einem einer unser unsere unserem unserer mit für auf vom wir wurde wurden haben sich im um dem zum zur bei nach aus über auch dass werden eröffnet neue neuer neues zweite erste',
  'il gli della dei delle degli nostro nostra nostri nostre è sono che per con non molto una nel nella alla anche stato apre nuovo nuova',
  'o os uma não nosso nossa sua suas seu seus está são com para que mas muito pela pelo em na dos foi ao também por abre novo nova segunda primeira',
  'het een nieuwe nieuw jaar dan onze zijn niet voor wij werd maar naar ook dat bij uit deze worden heeft wordt aan hebben opent tweede eerste',
  'się nie na jest są dla oraz przez był była został zostały nasz nasza naszej naszych który które od że ale jak czy otwiera otwieramy nowy nowa nowe w drugi druga',
  'och att är som för till på inte av har det og er ikke fra från vår vårt öppnar åpner åbner ny nytt nya',
  'ja ei että sekä mutta kun joka hän meidän ovat oli olemme',
  'bir ve bu için ile çok değil olarak gibi daha kadar sonra ama oldu',
  'yang dan dengan kami tidak dari ini itu akan pada telah untuk kepada',
  'se je jsou byl byla pro že ale také nebo nás naše naši jsme sme si',
  'és az egy nem hogy van volt meg ez azt már csak vagy',
  'și în este sunt pentru cu nu din mai dar fost noi nostru noastră',
  'và của là có cho không được một những các trong đã',
  'ang mga ng sa ay ito hindi para namin kami',
  'ya wa kwa ni katika za wetu yetu hii',
  'hai hain mein ne ka ki ke aur hamare bhi nahi gaye',
].map(anyOf)

/** Small words that are frequent in English and in none of these languages. */
const ENGLISH = anyOf(
  'the and for are were our has have had with that from after their they been this which its not you your but because about when would',
)

/** Words in small letters with a letter that English lacks. One of them can be on a menu. */
const ACCENTED = /(?<![\p{L}\p{M}'’-])(?=[a-z]*(?![a-z])\p{Ll})\p{Ll}+(?![\p{L}\p{M}])/gu

/** How many small words of a language a text in it has at least. */
const ENOUGH = 2

/** Somebody else’s words, which can be in any language. */
const QUOTATION = /“[^“”]*”|«[^«»]*»|"[^"]*"|„[^„“”]*[“”]/gu

/** The capital of a sentence, with what stands before it. */
const START = /(?:^|[.!?]|(?<!\s)(?=[^\S\n]*\n))\s*\p{Lu}/gu

/** Whether most of a text is in another script, or it has more small words of another language than English ones. */
export function isOtherLanguage(typed: string): boolean {
  const text = ownWords(typed)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters - latin > latin) return true
  const english = count(text, ENGLISH)
  if (english === 0 && count(text, ACCENTED) >= ENOUGH) return true
  return SMALL_WORDS.some((small) => count(text, small) >= ENOUGH && count(text, small) > english)
}

/** A text without quotations, and in small letters where all of it is in capitals. */
function ownWords(typed: string): string {
  const text = typed.normalize('NFC')
  const unquoted = text.replace(QUOTATION, ' ')
  const own = /\p{L}/u.test(unquoted) ? unquoted : text
  return /\p{Ll}/u.test(own) ? own.replace(START, (letter) => letter.toLowerCase()) : own.toLowerCase()
}

/** How many of the words stand in a text. */
const count = (text: string, words: RegExp) => new Set(text.match(words)).size

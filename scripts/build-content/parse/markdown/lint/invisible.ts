/** Characters that visitors cannot see, in words and in code: as they are, or by their names in HTML. */
import { codeOf, INVISIBLE } from '../../../../lib/visible'
import type { IndexedMessage } from './rule'

const NUMBER = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi
const NAME = /&(?:ZeroWidthSpace|NoBreak|Negative\w{1,10}Space|InvisibleTimes|InvisibleComma|ApplyFunction|i[ct]|af);/

/** The first of them. @param text the body with its code covered, since only there HTML is read */
export function invisibleCharacter(body: string, text: string): IndexedMessage[] {
  const [character] = INVISIBLE.exec(body) ?? []
  const named = NAME.exec(text) ?? [...text.matchAll(NUMBER)].find((match) => INVISIBLE.test(numbered(match)))
  const index = character === undefined ? named?.index : body.search(INVISIBLE)
  if (index === undefined) return []
  const name = character === undefined ? named?.[0] : codeOf(character)
  return [
    {
      index,
      message: {
        code: 'invisible-character',
        text: `There is an invisible character (${name}) here.`,
        hint: 'Delete it: put the cursor after it and press Backspace once, or type the words again.',
      },
    },
  ]
}

function numbered([, hexadecimal, decimal]: RegExpExecArray): string {
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

import { describe, expect, test } from 'vitest'
import { CRISIS_KINDS, kindOf } from './crisis-kinds'
import { writeDocuments } from './documents'
import { COUNTRIES, EMERGENCY_NUMBERS } from './duty'
import { PLACEHOLDER } from './phrases'
import { withEmergencyNumber } from './placeholders'
import { readScenario } from './read-scenario'
import { documentText } from './take-away'

const textsOf = (scenario: string) =>
  writeDocuments(readScenario(scenario)).map((document) => documentText(document, {}))

describe('the authority that has been told', () => {
  test.each([
    'The charging cable of our lamp can overheat.',
    'Three patients were hospitalized after taking our pills.',
    'Our almond cookies contain undeclared peanuts.',
    'Hackers stole a database with email addresses.',
    'The brakes of our trucks can fail.',
    'Our insulin has the wrong dose on the label.',
  ])('%s: every document has a place for it', (scenario) => {
    for (const text of textsOf(scenario)) expect(text).toMatch(/(?:We|\[organization\]) .*told \[authority/)
  })

  test.each([
    'The charging cable of our lamp can overheat. We reported it to the CPSC.',
    'Someone posted that our baby food contains glass. It is not true.',
    'An influencer claims our sunscreen SPF 50 only tests at SPF 12. We are testing it.',
    'Our drivers have gone on strike.',
    'Our CEO was filmed making sexist jokes.',
  ])('%s: none where it is said already, nothing is sure, or no clock runs', (scenario) => {
    for (const text of textsOf(scenario)) expect(text).not.toContain('told [authority')
  })
})

describe('what can harm', () => {
  const texts = CRISIS_KINDS.flatMap(({ now, nowIf = [], nowForMedia }) => [
    ...now,
    ...nowIf.map((one) => one.now),
    nowForMedia,
  ])

  test('an emergency number is a place to fill in, because countries differ', () => {
    expect(texts.filter((text) => text.includes(PLACEHOLDER.emergency)).length).toBeGreaterThan(4)
    for (const text of texts) expect(text).not.toMatch(/the emergency number/)
    for (const { value } of COUNTRIES) expect(EMERGENCY_NUMBERS[value]).toMatch(/^\d{3}$/)
  })

  test('the number is filled in once a country is chosen, unless another was typed', () => {
    const [document] = writeDocuments(readScenario('Ammonia leaked from our cold store.'))
    const textWith = (filled: Record<string, string>) => (document ? documentText(document, filled) : '')
    expect(textWith(withEmergencyNumber({}, undefined))).toContain('call [emergency number]')
    expect(textWith(withEmergencyNumber({}, 'uk'))).toContain('call 999')
    expect(textWith(withEmergencyNumber({ [PLACEHOLDER.emergency]: '144' }, 'eu'))).toContain('call 144')
  })

  test('a find in food goes to nobody’s mouth, and may go to an authority', () => {
    const text = textsOf('Someone posted that our baby food contains glass. It is not true.').join('\n')
    expect(text).toContain('keep it, let nobody eat or use it, and call')
    expect(text).not.toContain('give it to nobody')
  })

  test('staff stop selling a medicine with a wrong label', () => {
    expect(textsOf('Our cough syrup has the wrong dose on the label.')[1]).toContain(
      'Please do this now:\n- Stop selling and delivering our cough syrup now.',
    )
  })

  test('those who report harassment are offered help, and nobody calls it a dispute', () => {
    const text = textsOf('Students say that a teacher harassed them. It is not true, he says.').join('\n')
    expect(text).toMatch(/If you need support, you can reach \[support contact\]/)
    expect(text).toContain('It is right to report something like this')
    expect(text).not.toMatch(/who is right|both sides|we do not judge/i)
  })

  test('nobody learns from an email to all staff that the job is gone', () => {
    const [, internal = ''] = textsOf('We must cut 120 jobs and close our plant in Ohio next week.')
    expect(internal).toMatch(/told in person \[when, and by whom; send nothing before that\]/)
    expect(internal).not.toMatch(/If your job is affected|If nobody has/)
    expect(internal).toMatch(/\[date, once a lawyer has checked the notice/)
  })
})

test.each(CRISIS_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s: staff are told to do something',
  (_, { staff }) => {
    expect(staff[0]).not.toMatch(/^(?:Your |Questions |You (?:can|may)\b)|is there for you/)
  },
)

test('whom offensive words concern is not said in a sentence that says nothing', () => {
  for (const id of ['remarks', 'offensive-work']) expect(kindOf(id).affected).not.toMatch(/concerns everyone whom/)
})

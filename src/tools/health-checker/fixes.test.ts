import { describe, expect, test } from 'vitest'
import { applyFix, fixFor } from './fixes'
import { checkHealth } from './health'

const STORY =
  'The plant on Kirkstall Road employs 120 people and makes 4,000 kettles a day, said the company. It took two years to build and cost $12 million. The town gave the land. Production starts on June 1, 2026, with two shifts. '

/** The release after the first fix of one check. */
function fixed(release: string, check: string): string | undefined {
  const health = checkHealth(release)
  const finding = health.findings.find((one) => one.check.id === check)
  const fix = finding && fixFor(finding, health.release)
  return fix && applyFix(health.text, fix)
}

const release = (lead: string) => `Acme opens kettle plant in Leeds and hires 120 people\n\n${lead} ${STORY}`

describe('a fix changes what the rule marks, and no more', () => {
  test.each([
    ['hype', 'Acme has built an innovative kettle.', 'Acme has built a kettle.'],
    ['hype', 'Acme has built a revolutionary oven.', 'Acme has built an oven.'],
    ['hype', 'Innovative kettles are made by Acme.', 'Kettles are made by Acme.'],
    ['hype', 'Acme utilizes steel.', 'Acme uses steel.'],
    ['feelings', 'Acme is thrilled to announce a plant.', 'Acme announces a plant.'],
    ['feelings', 'Acme and Globex are very proud to open a plant.', 'Acme and Globex open a plant.'],
    ['exclamation', 'Acme opens a plant today!!', 'Acme opens a plant today.'],
    ['capitals', 'Acme opens an ENORMOUS plant.', 'Acme opens an enormous plant.'],
    ['capitals', 'TOMORROW Acme opens a plant.', 'Tomorrow Acme opens a plant.'],
  ])('%s: %s', (check, before, after) => {
    expect(fixed(release(before), check)).toBe(release(after).trim())
  })

  test('a headline loses its exclamation mark, and emoji go with their space', () => {
    const loud = `Acme opens kettle plant in Leeds and hires 120 people!!\n\nAcme opens a plant. ${STORY}`
    expect(fixed(loud, 'exclamation')).toMatch(/^Acme opens kettle plant in Leeds and hires 120 people\n/)
    expect(fixed(release('Acme 🚀 opens a plant.'), 'exclamation')).toContain('\n\nAcme opens a plant.')
    expect(fixed(release('Acme opens a plant 👩‍💻.'), 'exclamation')).toContain('\n\nAcme opens a plant.')
    expect(fixed(`🎉 HUGE NEWS today: ${release('Acme opens a plant.')}`, 'capitals')).toMatch(/^🎉 Huge news today/)
  })

  test.each([
    ['Big news! Acme opens kettle plant in Leeds with 120 jobs', 'Acme opens kettle plant in Leeds with 120 jobs'],
    ['HUGE NEWS!!! Acme opens kettle plant in Leeds', 'Acme opens kettle plant in Leeds'],
    [
      'Acme opens kettle plant! Leeds gets 120 jobs from June',
      'Acme opens kettle plant: Leeds gets 120 jobs from June',
    ],
    ['Yahoo! Acme opens kettle plant in Leeds with 120 jobs', 'Yahoo: Acme opens kettle plant in Leeds with 120 jobs'],
    ['Acme opens kettle plant in Leeds with 120 jobs!', 'Acme opens kettle plant in Leeds with 120 jobs'],
  ])('a mark inside a headline leaves no run-on: %s', (headline, after) => {
    expect(fixed(`${headline}\n\nAcme opens a plant. ${STORY}`, 'exclamation')?.split('\n')[0]).toBe(after)
  })

  test('no period is offered for a sentence that another fix deletes', () => {
    expect(fixed(release('Acme opens a plant. YOU WILL LOVE IT!!'), 'exclamation')).toBeUndefined()
    expect(fixed(release('Acme opens a plant. Everybody came!!'), 'exclamation')).toContain('Everybody came.')
  })

  test('a release from Leeds gets a full stop', () => {
    const health = checkHealth(release('LEEDS, 9 June 2026 – Acme opens a plant!'))
    const mark = health.findings.find(({ check }) => check.id === 'exclamation')
    expect(mark && fixFor(mark, health.release)?.label).toBe('Put a full stop')
    expect(mark?.remedy).toBe('End the sentence with a full stop.')
  })

  test('what is no release yet is not called one', () => {
    const health = checkHealth('Acme opens a plant')
    const line = health.findings.find(({ check }) => check.id === 'release-line')
    expect(health.isRelease).toBe(false)
    expect(line && fixFor(line, health.release, health.isRelease)).toBeUndefined()
  })

  test.each(['dateline', 'boilerplate', 'contact', 'release-line', 'quote'])(
    '%s: what is missing has its place',
    (check) => {
      const before = release('Acme opens a plant today.')
      const after = fixed(before, check)
      expect(after?.length).toBeGreaterThan(before.trim().length)
      expect(after).toContain('Acme opens a plant today.')
    },
  )
})

test('no fix is offered where only a person can write the sentence', () => {
  expect(fixed(release('Acme is proud that it opens a plant.'), 'feelings')).toBeUndefined()
  expect(fixed(release('Acme will harness the wind.'), 'hype')).toBeUndefined()
})

describe('what another rule of tone forbids is not offered in small letters', () => {
  test.each([
    [
      'Acme opens a plant. HURRY, THIS OFFER ENDS SOON! It is made of brick.',
      'Acme opens a plant. It is made of brick.',
    ],
    ['Acme opens a plant. YOU WILL LOVE IT!!', 'Acme opens a plant.'],
  ])('%s', (before, after) => {
    expect(fixed(release(before), 'capitals')).toBe(release(after).trim())
  })

  test('in a headline it is left to a person', () => {
    const loud = `OUR NEW GAME IS FINALLY HERE\n\nAcme opens a plant. ${STORY}`
    expect(fixed(loud, 'capitals')).toBeUndefined()
  })
})

describe('no change is offered that would break a sentence, a name or a fact', () => {
  test.each([
    ['hype', 'The app is powerful and easy to use.'],
    ['hype', 'Only visionary and thrifty teams succeed, said Acme.'],
    ['hype', 'It is the most innovative kettle in Leeds.'],
    ['hype', 'Acme has a true game-changer that boils water.'],
    ['hype', 'Online shops are its fastest-growing group of customers.'],
    ['hype', 'Acme has the exclusive rights to the town hall.'],
    ['feelings', 'Acme was delighted to open a plant.'],
    ['capitals', 'Acme has opened the plant NIGHT TRAIN KETTLES.'],
    ['capitals', 'Acme has AMAZING NEWS FROM SYNERGIX today.'],
  ])('%s: %s', (check, sentence) => {
    const health = checkHealth(release(sentence))
    expect(health.findings.map((finding) => finding.check.id)).toContain(check)
    expect(fixed(release(sentence), check)).toBeUndefined()
  })

  test('“are proud to be” becomes “are”, and an article fits', () => {
    expect(fixed(release('Acme and Globex are proud to be hosts.'), 'feelings')).toContain('Acme and Globex are hosts.')
    expect(fixed(release('Acme won a prestigious award.'), 'hype')).toContain('Acme won an award.')
  })

  test.each([
    ['YORK, 9 June 2026', 'ENDS'],
    ['YORK, Pa., June 9, 2026', '###'],
    ['NEW YORK, June 9, 2026', '###'],
    ['BELFAST, Northern Ireland, 9 June 2026', 'ENDS'],
  ])('a release from %s ends with %s', (dateline, mark) => {
    expect(fixed(release(`${dateline} – Acme opens a plant.`), 'end-mark')?.endsWith(`\n\n${mark}`)).toBe(true)
  })
})

test('every fix settles its finding or leaves a blank to fill in', () => {
  const before = release('Acme is thrilled to announce an innovative kettle plant!')
  for (const finding of checkHealth(before).findings) {
    const { release: read, text } = checkHealth(before)
    const fix = fixFor(finding, read)
    if (!fix) continue
    const after = applyFix(text, fix)
    const count = (release: string) =>
      checkHealth(release).findings.filter(({ check }) => check === finding.check).length
    expect(count(after) < count(before) || fix.text.includes('['), finding.check.id).toBe(true)
  }
})

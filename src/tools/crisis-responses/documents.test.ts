import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import { firstHours } from './checklists'
import { CRISIS_KINDS } from './crisis-kinds'
import { type CrisisDocument, writeDocuments } from './documents'
import { PLACEHOLDER } from './phrases'
import { countOpen, placeholdersOf } from './placeholders'
import { readScenario } from './read-scenario'
import { allMarkdown, allText, documentText } from './take-away'
import { inThirdPerson } from './third-person'

const documentsFor = (scenario: string) => writeDocuments(readScenario(scenario))
const textOf = (document: CrisisDocument) => documentText(document, {})

/** The text for the media reports in the third person. */
const reported = (sentence: string, { id }: CrisisDocument) =>
  ((id === 'media' ? inThirdPerson(sentence) : undefined) ?? sentence).replace(/[.!?]$/, '')

const EXAMPLES = {
  medicine: 'Three patients had side effects of our tablets.',
  dose: 'Our insulin has the wrong strength.',
  remarks: 'Our CEO was filmed making sexist jokes.',
  'bank-rumor': 'A fake letter says that our bank is insolvent.',
  allergen: 'Our cookies contain undeclared peanuts.',
  food: 'Three people have salmonella after our buffet.',
  vehicle: 'The brakes of our trucks can fail.',
  security: 'There was a shooting near our store.',
  transport: 'A ferry of ours ran aground.',
  environment: 'Oil leaked into the river.',
  disaster: 'A storm has damaged our warehouse.',
  rumor: 'A fake post says that we close.',
  labor: 'Our pilots are on strike.',
  layoffs: 'We lay off 40 people.',
  injury: 'Two visitors were injured when a stand collapsed.',
  'data-breach': 'Hackers stole a database with email addresses.',
  product: 'Our kettle has a defect and can overheat.',
  outage: 'Our website is down.',
  workplace: 'Employees report harassment and bullying.',
  executive: 'Our CEO was arrested on Monday.',
  backlash: 'People call for a boycott after our post went viral.',
  'financial-legal': 'A supplier has filed a lawsuit for fraud.',
  advice: 'Our chatbot told a customer to mix bleach and vinegar.',
  'test-results': 'We wrongly told 64 women that their scans were clear.',
  hygiene: 'Legionella were found in the showers of our gym.',
  'missing-person': 'A boy is missing from our camp.',
  crime: 'Our instructor was arrested for filming in the changing room.',
  vandalism: 'Vandals sprayed slogans on our church.',
  'supply-chain': 'An undercover video shows a farm of our supplier.',
  'offensive-work': 'We printed a racist joke on a shirt.',
  'security-flaw': 'Our lock lets strangers open doors.',
  animal: 'A dog died in our kennel.',
  departure: 'Our CEO resigned this morning.',
  unknown: 'Something happened that people talk about.',
  two: 'Hackers stole a database, and our website is down.',
}

describe.each(Object.entries(EXAMPLES))('%s', (_, scenario) => {
  const documents = documentsFor(scenario)

  test('four documents in the agreed order, each with type, tone and content', () => {
    expect(documents.map(({ heading }) => heading)).toEqual([
      'Initial public statement',
      'Internal message',
      'Customer message',
      'Media statement',
    ])
    for (const { tone, blocks } of documents) {
      expect(tone).not.toBe('')
      expect(blocks.length).toBeGreaterThan(5)
    }
  })

  test('each says what is known in the visitor’s words, what is not, and names the next update and a contact', () => {
    for (const document of documents) {
      const text = textOf(document)
      for (const sentence of readScenario(scenario).outward) expect(text).toContain(reported(sentence, document))
      expect(text).toMatch(/know|decided/)
      expect(text).toContain(PLACEHOLDER.nextUpdate)
      expect(text).toMatch(/\[(?:media contact|phone, email|staff contact)/)
    }
  })

  test('none says “no comment”, blames, admits liability or praises', () => {
    for (const document of documents) {
      expect(textOf(document)).not.toMatch(
        /no comment|our fault|to blame|we caused|we apologi|liable|guilty|thoughts and prayers|world-class|unfortunately/i,
      )
    }
  })

  test('brackets close, nothing is said twice in a row, and no template word is left', () => {
    for (const document of documents) {
      const text = textOf(document)
      expect(text.split('[').length).toBe(text.split(']').length)
      expect(text).not.toMatch(/undefined|\$\{|\{|\.\.(?!\.)| {2}|\b(\w+) \1\b/)
    }
  })
})

test('every kind of crisis has an example above', () => {
  for (const { id } of CRISIS_KINDS) expect(Object.keys(EXAMPLES)).toContain(id)
})

test('two kinds give advice for both', () => {
  const text = documentsFor(EXAMPLES.two).map(textOf).join('\n')
  expect(text).toContain('[status page]')
  expect(text).toContain('messages that ask for passwords')
})

test('a scenario of which nothing may go out leaves a placeholder', () => {
  const [statement] = documentsFor('It was our fault.')
  expect(statement && textOf(statement)).toContain(PLACEHOLDER.whatHappened)
  expect(statement && textOf(statement)).not.toContain('our fault')
})

test('the commitment follows the responsibility', () => {
  const media = (scenario: string) => textOf(documentsFor(scenario)[3] as CrisisDocument)
  expect(media('Hackers stole a database.')).toContain('support those affected')
  expect(media('Our website is down.')).toContain('We will share what is confirmed, and what we do about it')
  expect(media('We ignored warnings, now our website is down.')).toContain(
    '[Person or independent body] will look into what happened',
  )
})

describe('placeholders', () => {
  const documents = documentsFor(EXAMPLES.outage)

  test('are counted per document, and each is named once', () => {
    const all = placeholdersOf(documents)
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    for (const document of documents) {
      expect(countOpen(document, {})).toBe(textOf(document).match(/\[[^[\]]+\]/g)?.length)
    }
    expect(all.find(({ text }) => text === PLACEHOLDER.nextUpdate)?.documents).toHaveLength(4)
  })

  test('what is filled in appears in all documents, and no placeholder is left once all are', () => {
    const filled = Object.fromEntries(placeholdersOf(documents).map(({ text }) => [text, '9 a.m.']))
    expect(documents.map((document) => countOpen(document, filled))).toEqual([0, 0, 0, 0])
    expect(allText(documents, filled)).not.toMatch(/[[\]]/)
  })
})

describe('the Markdown file', () => {
  const markdownFor = (scenario: string, filled = {}) => {
    const reading = readScenario(scenario)
    return allMarkdown(writeDocuments(reading), filled, firstHours(reading))
  }

  test('has four documents with their tone, and the advice for the first hours', () => {
    const { shown, emphasized } = readMarkdown(markdownFor(EXAMPLES.outage))
    expect(shown[0]).toBe('Crisis responses')
    expect(emphasized).toHaveLength(4)
    expect(markdownFor(EXAMPLES.outage).match(/^## .*$/gm)).toEqual([
      '## Initial public statement',
      '## Internal message',
      '## Customer message',
      '## Media statement',
      '## The first hours: do',
      '## The first hours: do not',
    ])
  })

  test('a link in the scenario, or in what is filled in, stays text', () => {
    const markdown = markdownFor('[our site](https://example.org) is down.', {
      '[organization]': '[Acme](https://example.org)',
    })
    expect(markdown).toContain('[our site\\](https\\://example.org) is down')
    expect(markdown).toContain('Statement by [Acme\\](https\\://example.org), [time')
  })

  test('typed text never becomes markup', () => {
    fc.assert(
      fc.property(typedMarkup, typedMarkup, (scenario, value) => {
        const documents = writeDocuments(readScenario(scenario))
        const filled = Object.fromEntries(placeholdersOf(documents).map(({ text }) => [text, value]))
        const { shown, strong, emphasized, other } = readMarkdown(markdownFor(scenario, filled))
        expect([...strong, ...other]).toEqual([])
        expect(emphasized.filter((text) => !text.startsWith('Tone: '))).toEqual([])
        expect(shown.join('\n')).toContain(value)
      }),
      { numRuns: cases(15, 300) },
    )
  })
})

test('the first hours add what the crisis adds', () => {
  const { dos, donts } = firstHours(readScenario(EXAMPLES['data-breach']))
  expect(dos.map(({ text }) => text).join('\n')).toContain('Keep logs and copies')
  expect(donts.map(({ text }) => text).join('\n')).toContain('“no comment”')
})

test('500 characters of words and emoji are in every document, whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('outage', 'Ünal', '😱', '👩‍🚀', 'naïve', '1.5', 'and', 'customers.', 'The', '🇩🇪'), {
        minLength: 1,
        maxLength: 90,
      }),
      (words) => {
        const scenario = words.join(' ').slice(0, 500)
        if (!/[\p{L}\p{N}]/u.test(scenario)) return
        const { outward } = readScenario(scenario)
        for (const document of documentsFor(scenario)) {
          for (const sentence of outward) expect(textOf(document)).toContain(reported(sentence, document))
          expect(textOf(document)).not.toMatch(/\p{Cs}/u)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('a placeholder that two sentences of a document share means the same in both', () => {
  for (const { now, affected, firstStep, process, processForMedia } of CRISIS_KINDS) {
    for (const text of [...now, affected, firstStep, process, processForMedia]) {
      const found = text.match(/\[[^[\]]+\]/g) ?? []
      expect(new Set(found).size).toBe(found.length)
    }
  }
})

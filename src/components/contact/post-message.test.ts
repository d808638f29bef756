import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast } from '@/lib/toast-queue'
import { ENGLISH_WORDS } from '@/schema/words'
import { postMessage } from './post-message'

const words = ENGLISH_WORDS['contact-post'] as Record<string, string>
const ADDRESS = 'https://forms.example.org/f/1'

const asked: { address: string; options: RequestInit }[] = []
function answerWith(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    asked.push({ address, options })
    return answer()
  })
}

function typed() {
  const data = new FormData()
  data.set('name', 'Ada Wong')
  data.set('message', 'We launch in May & June.')
  return data
}

const post = () => postMessage(ADDRESS, typed(), () => {})

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of currentToasts()) dismissToast(id)
})

describe('postMessage', () => {
  test('sends what was typed in the body of one request, and nothing of it in the address', async () => {
    answerWith(async () => new Response('{}'))
    expect(await post()).toEqual({ arrived: words.arrived })
    expect(currentToasts()).toMatchObject([{ title: words.sent, description: words.arrived }])
    expect(asked).toHaveLength(1)
    const [{ address, options } = { address: '', options: {} }] = asked
    expect(address).toBe(ADDRESS)
    expect(options).toMatchObject({ method: 'POST', credentials: 'omit', headers: { Accept: 'application/json' } })
    const body = options.body as URLSearchParams
    expect(body.get('name')).toBe('Ada Wong')
    expect(body.get('message')).toBe('We launch in May & June.')
    expect(Number(body.get('_elapsed'))).toBeGreaterThan(0)
  })

  test.each([200, 201, 202, 204, 299])('%i means that the message arrived', async (status) => {
    answerWith(async () => new Response(null, { status }))
    expect(await post()).toEqual({ arrived: words.arrived })
  })

  test.each([
    [304, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [422, 'refused'],
    [413, 'tooLong'],
    [429, 'tooMany'],
    [500, 'broken'],
    [502, 'broken'],
    [503, 'broken'],
  ] as const)('%i is a failure with its reason: %s', async (status, reason) => {
    answerWith(async () => new Response(null, { status }))
    expect(await post()).toEqual({ reason: expect.anything() })
    expect(currentToasts()).toMatchObject([
      { title: words.notSent, description: `${words[reason]} ${words.kept}`, kind: 'failure' },
    ])
  })

  test('428 asks for the form itself', async () => {
    answerWith(async () => new Response(null, { status: 428 }))
    expect(await post()).toBe('asks')
    expect(currentToasts()).toEqual([])
  })

  test.each([
    ['online it may have arrived', true, 'unsure', 'noAnswer'],
    ['offline it was not sent', false, 'notSent', 'offline'],
  ] as const)('without an answer, %s', async (_case, onLine, title, reason) => {
    vi.stubGlobal('navigator', { onLine })
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await post()).toEqual({ reason: expect.anything() })
    expect(currentToasts()).toMatchObject([{ title: words[title], description: `${words[reason]} ${words.kept}` }])
  })
})

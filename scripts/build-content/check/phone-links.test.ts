import { describe, expect, it } from 'vitest'
import { phoneLinkFor, phoneMessage } from './values'

describe('a link that calls a number', () => {
  it.each([
    'tel:112',
    'tel:+15551234567',
    'tel:+1-555-123-4567',
    'tel:+1.555.123.4567',
    'tel:(555)1234567',
    'tel:+49%2030%20123456',
    'tel:+15551234567;ext=12',
  ])('%s is right', (link) => {
    expect(phoneMessage(link, 'tel')).toBeUndefined()
  })

  it.each([
    ['tel:', 'For example: tel:+15551234567'],
    ['tel:12', 'For example: tel:+15551234567'],
    ['tel:abc', 'For example: tel:+15551234567'],
    ['tel:1-800-FLOWERS', 'For example: tel:+15551234567'],
    ['tel:+1 555 123', 'Write: tel:+1555123'],
    ['tel://+1555123', 'Write: tel:+1555123'],
    ['TEL:+1555123', 'Write: tel:+1555123'],
    ['tel:+1555+123', 'Write: tel:+1555123'],
    ['tel:+1555123?body=Hello', 'Write: tel:+1555123'],
  ])('%s is refused', (link, hint) => {
    expect(phoneMessage(link, 'tel')?.hint).toContain(hint)
  })
})

describe('a link that writes a message', () => {
  it.each(['sms:+15551234567', 'sms:555-123', 'sms:+15551234567?body=Hello%20there', 'sms:123?body='])(
    '%s is right',
    (link) => expect(phoneMessage(link, 'sms')).toBeUndefined(),
  )

  it.each(['sms:', 'sms:?body=Hello', 'sms:+1555123&body=Hello', 'sms:+1555123?subject=x', 'sms:+1555123?body=a b'])(
    '%s is refused',
    (link) => expect(phoneMessage(link, 'sms')).toMatchObject({ code: 'broken-address' }),
  )
})

it('a number that is written as an address is recognized', () => {
  expect(phoneLinkFor('+1 (555) 123-4567')).toBe('tel:+15551234567')
  expect(phoneLinkFor('2024')).toBeUndefined()
  expect(phoneLinkFor('555-press-kit')).toBeUndefined()
})

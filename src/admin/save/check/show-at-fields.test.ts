import { expect, test } from 'vitest'
import type { Draft } from '../../cms/hook-types'
import { showAtFields } from './show-at-fields'

test('what the pipeline says is at the field, and at the list that shows one of its texts', () => {
  const draft = { validities: { _default: {} }, validationMessages: { _default: {} } } as unknown as Draft
  showAtFields(draft, [
    {
      file: 'content/blog/x.md',
      severity: 'error',
      code: 'x',
      field: 'aliases.0',
      message: 'No.',
      hint: 'Write:\n  /x',
    },
    { file: 'content/blog/x.md', severity: 'error', code: 'x', message: 'Of the whole file.' },
  ])
  const said = { valid: false, customError: true, customErrorMessage: 'No. Write: /x' }
  expect(draft.validities._default).toEqual({ 'aliases.0': said, aliases: said })
  expect(draft.validationMessages._default).toEqual({ 'aliases.0': ['No. Write: /x'], aliases: ['No. Write: /x'] })
})

import { expect, test } from 'vitest'
import { initials } from './initials'

test.each([
  { name: 'Ann Lee', letters: 'AL' },
  { name: 'Cher', letters: 'C' },
  { name: 'Dr. Claire Vasseur', letters: 'CV' },
  { name: 'Ludwig van der Berg', letters: 'LB' },
  { name: 'Marie-Claire de la Fontaine, PhD', letters: 'MP' },
  { name: 'Élodie  Øster', letters: 'ÉØ' },
  { name: 'bell hooks', letters: 'BH' },
  { name: '“Sam” O’Hara', letters: 'SO' },
  { name: '山田 太郎', letters: '山太' },
  { name: '4711', letters: '' },
])('$name has the initials $letters', ({ name, letters }) => {
  expect(initials(name)).toBe(letters)
})

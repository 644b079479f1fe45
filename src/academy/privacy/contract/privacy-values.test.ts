import { expect, test } from 'vitest'
import { filledIn, type PrivacyValues } from './privacy-values.ts'

test('a line whose value was not entered is left out', () => {
  const values = { operator_name: 'Atelier', operator_phone: null } as PrivacyValues
  expect(filledIn('Linki przez {{ended_link_days}} dni.', { ...values, ended_link_days: '1' })).toBe(
    'Linki przez 1 dzień.',
  )
  expect(filledIn('Links for {{ended_link_days}} days.', { ...values, ended_link_days: '90' })).toBe(
    'Links for 90 days.',
  )
  expect(filledIn('{{operator_name}} nas prowadzi.\nTelefon: {{operator_phone}}', values)).toBe('Atelier nas prowadzi.')
})

import { expect, test } from 'vitest'
import { filledIn, type PrivacyValues } from './privacy-values.ts'

test('a line whose value was not entered is left out', () => {
  const values = { operator_name: 'Atelier', operator_phone: null } as PrivacyValues
  expect(filledIn('{{operator_name}} nas prowadzi.\nTelefon: {{operator_phone}}', values)).toBe('Atelier nas prowadzi.')
})

test.each([
  ['Linki przez {{ended_link_days}} dni.', '1', 'Linki przez 1 dzień.'],
  ['Linki przez {{ended_link_days}} dni.', '22', 'Linki przez 22 dni.'],
  ['Links for {{ended_link_days}} days.', '1', 'Links for 1 day.'],
  ['Links for {{ended_link_days}} days.', '90', 'Links for 90 days.'],
  ['Najdłużej {{session_hours}} godzin.', '1', 'Najdłużej 1 godzinę.'],
  ['Najdłużej {{session_hours}} godzin.', '4', 'Najdłużej 4 godziny.'],
  ['Najdłużej {{session_hours}} godzin.', '12', 'Najdłużej 12 godzin.'],
  ['At most {{session_hours}} hours.', '1', 'At most 1 hour.'],
  ['Przez {{session_minutes}} minut.', '1', 'Przez 1 minutę.'],
  ['Przez {{session_minutes}} minut.', '33', 'Przez 33 minuty.'],
  ['Przez {{session_minutes}} minut.', '120', 'Przez 120 minut.'],
  ['Up to {{session_minutes}} minutes.', '1', 'Up to 1 minute.'],
  ['Przez {{inactive_applicant_months}} miesięcy.', '1', 'Przez 1 miesiąc.'],
  ['Przez {{inactive_applicant_months}} miesięcy.', '24', 'Przez 24 miesiące.'],
  ['Przez {{inactive_applicant_months}} miesięcy.', '36', 'Przez 36 miesięcy.'],
  ['For {{inactive_applicant_months}} months.', '24', 'For 24 months.'],
  // After "do" it is the genitive, which has one form of more than one.
  ['Do {{session_hours}} godzin.', '4', 'Do 4 godzin.'],
  ['Do {{ended_link_days}} dni.', '1', 'Do 1 dnia.'],
])('a unit agrees with its number: %s with %s', (text, value, filled) => {
  const names = ['ended_link_days', 'session_hours', 'session_minutes', 'inactive_applicant_months']
  const values = Object.fromEntries(names.map((name) => [name, value])) as PrivacyValues
  expect(filledIn(text, values)).toBe(filled)
})

import { expect, test } from 'vitest'
import { filledIn, type PrivacyValues } from '#academy/privacy/contract/privacy-values.ts'
import { noticeMarkup } from './notice-markup.ts'

test('headings, lists and addresses become markup, and what somebody typed stays text', () => {
  const markup = noticeMarkup('## Kto\n<b>My</b>, biuro@atelier.test\n- jeden\n- https://uodo.gov.pl.')
  const text = markup.map((block) => block.text).join('')
  expect(text).toBe(
    '<h2>Kto</h2><p>&#60;b&#62;My&#60;/b&#62;, <a href="mailto:biuro@atelier.test">biuro@atelier.test</a></p>' +
      '<ul class="points"><li>jeden</li><li><a href="https://uodo.gov.pl">https://uodo.gov.pl</a>.</li></ul>',
  )
})

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

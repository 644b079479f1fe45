import { expect, test } from 'vitest'
import { textMarkup } from './text-markup.ts'

test('headings, lists and addresses become markup, and what somebody typed stays text', () => {
  const markup = textMarkup('## Kto\n<b>My</b>, biuro@atelier.test\n- jeden\n- https://uodo.gov.pl.')
  const text = markup.map((block) => block.text).join('')
  expect(text).toBe(
    '<h2>Kto</h2><p>&#60;b&#62;My&#60;/b&#62;, <a href="mailto:biuro@atelier.test">biuro@atelier.test</a></p>' +
      '<ul class="points"><li>jeden</li><li><a href="https://uodo.gov.pl">https://uodo.gov.pl</a>.</li></ul>',
  )
})

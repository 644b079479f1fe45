import { expect, test } from 'vitest'
import { byField } from './form-problems.tsx'

test('an error lands on its own input, else on the nearest around it, else on top of the form', () => {
  const names = new Set(['email', 'techniques', 'name.pl'])
  const errors = { email: 'a', 'techniques.0': 'b', 'techniques.3': 'c', 'name.pl': 'd', 'name.en-US': 'e' }
  expect(byField(errors, names)).toEqual({ email: 'a', techniques: 'b', 'name.pl': 'd', '': 'e' })
})

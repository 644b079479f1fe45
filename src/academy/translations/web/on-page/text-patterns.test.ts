import { describe, expect, test } from 'vitest'
import { createMatcher } from './text-patterns.ts'

const match = createMatcher([
  { key: 'app.save', translation: 'Zapisz' },
  { key: 'levels.save', translation: 'Zapisz' },
  { key: 'errors.email_taken', translation: 'Adres {{email}} jest już zajęty.' },
  { key: 'errors.taken', translation: '{{what}} jest już zajęty.' },
  { key: 'errors.too_many_one', translation: 'Dołącz najwyżej {{count}} plik (do 5 MB).' },
  { key: 'app.name_and_name', translation: '{{first}} i {{second}}' },
  { key: 'terms.intro', translation: 'Pierwszy wiersz\ni drugi.' },
])

describe('texts of others are recognized by their pattern', () => {
  test.each([
    ['Zapisz', ['app.save', 'levels.save']],
    ['Adres a.b@example.com jest już zajęty.', ['errors.email_taken']],
    ['Termin jest już zajęty.', ['errors.taken']],
    ['Dołącz najwyżej 1 plik (do 5 MB).', ['errors.too_many_one']],
    ['Pierwszy wiersz i drugi.', ['terms.intro']],
  ])('%s', (words, keys) => expect(match(words)).toEqual(keys))
})

test.each(['Maja i Emily', 'Zapiszę', 'Dołącz najwyżej 1 plik (do 5 MBx', 'jest już zajęty.'])(
  '%s is what people wrote',
  (words) => expect(match(words)).toEqual([]),
)

import { expect, test } from 'vitest'
import { defang } from './defang.ts'

test.each([
  ['www.evil.com/login?a=b', 'www[.]evil[.]com/login?a=b'],
  ['http://evil.com', 'http[:]//evil[.]com'],
  ['https://10.0.0.1/x', 'https[:]//10[.]0[.]0[.]1/x'],
  ['Pisz: a.b@evil.co.uk', 'Pisz: a[.]b@evil[.]co[.]uk'],
  ['evil。com', 'evil[。]com'],
])('%s leads nowhere', (text, safe) => {
  expect(defang(text)).toBe(safe)
  expect(defang(safe)).toBe(safe)
})

test.each(['Pracuję od 2019 r. Lubię brwi.', 'Anna-Maria O’Brien', 'Tak… i nie.', 'o 10:30, ul. Długa 5/7'])(
  '%s stays as it is',
  (text) => expect(defang(text)).toBe(text),
)

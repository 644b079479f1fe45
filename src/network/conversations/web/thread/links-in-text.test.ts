import { expect, test } from 'vitest'
import { partsOf } from './links-in-text.ts'

const linksIn = (text: string) => partsOf(text).flatMap(({ part, isLink }) => (isLink ? [part] : []))

test.each([
  ['Regulamin: https://atelier.example/terms.', ['https://atelier.example/terms']],
  [
    '(zob. http://a.example/x?y=1&z=2#c), i https://b.example/ą!',
    ['http://a.example/x?y=1&z=2#c', 'https://b.example/ą'],
  ],
  ['https://pl.example/wiki/Barwa_(optyka)', ['https://pl.example/wiki/Barwa_(optyka)']],
  ['javascript:alert(1) data:text/html,x www.example.com a@b.example', []],
  ['https://', []],
  ['„https://a.example/x”', ['https://a.example/x']],
])('the links of %s', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test('nothing of a text is lost', () => {
  for (const text of ['', 'a', 'https://a.example', ' https://a.example. b\nhttps://c.example?d) ', 'x'.repeat(10_000)])
    expect(
      partsOf(text)
        .map(({ part }) => part)
        .join(''),
    ).toBe(text)
})

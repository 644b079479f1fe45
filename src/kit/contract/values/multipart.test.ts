import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromParts, toFormData, toParts } from './multipart.ts'

const key = fc.stringMatching(/^[a-z][a-zA-Z_-]{0,8}$/).filter((name) => !['constructor', 'prototype'].includes(name))
const { tree: values } = fc.letrec<{ tree: object; node: unknown }>((tie) => ({
  tree: fc.dictionary(key, tie('node'), { minKeys: 1, maxKeys: 4 }),
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    tie('tree'),
  ),
}))

describe('a form', () => {
  it('returns any data that was put in', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(fromParts(toParts(value))).toEqual(value)
      }),
    )
  })

  it('represents other values as text', () => {
    const values = { yes: true, no: false, none: null, age: 7, at: new Date(0), left: undefined, out: [], empty: {} }
    expect(fromParts(toParts(values))).toEqual({
      yes: '1',
      no: '0',
      none: '',
      age: '7',
      at: '1970-01-01T00:00:00.000Z',
    })
  })

  it('uses the names that Laravel reads', () => {
    const values = {
      bio: { pl: 'Cześć', 'en-US': 'Hi' },
      languages: ['pl', 'de'],
      documents: [{ kind: 'LICENCE' }, { kind: 'INSURANCE' }],
    }
    expect(toParts(values)).toEqual([
      ['bio[pl]', 'Cześć'],
      ['bio[en-US]', 'Hi'],
      ['languages[]', 'pl'],
      ['languages[]', 'de'],
      ['documents[0][kind]', 'LICENCE'],
      ['documents[1][kind]', 'INSURANCE'],
    ])
  })

  it('carries files', () => {
    const photo = new File(['…'], 'photo.jpg')
    expect(toFormData({ documents: [{ file: photo }] }).get('documents[0][file]')).toBe(photo)
    expect(fromParts(toParts({ photo }))).toEqual({ photo })
  })

  it('closes the gaps that removed rows leave', () => {
    expect(
      fromParts([
        ['rows[4]', 'b'],
        ['rows[1]', 'a'],
        ['rows[]', 'c'],
      ]),
    ).toEqual({ rows: ['a', 'b', 'c'] })
  })

  it('takes the last of two texts under one name', () => {
    expect(
      fromParts([
        ['active', '0'],
        ['active', '1'],
      ]),
    ).toEqual({ active: '1' })
  })

  it.each([
    '',
    '[x]',
    'a[',
    'a]',
    'a[b',
    'a[b]c',
    'a[[b]]',
    '__proto__',
    'a[__proto__][b]',
    'constructor[prototype][b]',
    'a[1000]',
    'a[999999999999]',
    'a[b][c][d][e][f][g]',
  ])('refuses the name %j', (name) => {
    expect(fromParts([[name, 'x']])).toBeNull()
    expect(({} as Record<string, unknown>).b).toBeUndefined()
  })

  it('refuses a name that is too long', () => {
    expect(fromParts([['a'.repeat(201), 'x']])).toBeNull()
    expect(fromParts([[`a${'[]'.repeat(500)}`, 'x']])).toBeNull()
  })

  it('refuses parts that contradict each other', () => {
    expect(
      fromParts([
        ['a', 'x'],
        ['a[b]', 'y'],
      ]),
    ).toBeNull()
    expect(
      fromParts([
        ['a[b]', 'x'],
        ['a', 'y'],
      ]),
    ).toBeNull()
  })

  it('never throws, with any names', () => {
    const name = fc.oneof(fc.string(), fc.stringMatching(/^[ab]?(\[[ab01]?\]){0,7}$/))
    fc.assert(fc.property(fc.array(fc.tuple(name, fc.string())), (parts) => void fromParts(parts)))
  })
})

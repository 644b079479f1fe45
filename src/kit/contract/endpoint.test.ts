import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint, fillPath, placeholders, single } from './endpoint.ts'

test('an address is filled in with its values, each in its position', () => {
  expect(fillPath('/api/proartist/{id}/documents/{document_id}', { id: 7, document_id: 12 })).toBe(
    '/api/proartist/7/documents/12',
  )
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('../', '?', '#', '%2F', '$&'))
  fc.assert(
    fc.property(text, text, (token, email) => {
      const [, , first, second, ...rest] = fillPath('/verify/{token}/{email}', { token, email }).split('/')
      expect([first, second].map((part) => decodeURIComponent(part as string))).toEqual([token, email])
      expect(rest).toEqual([])
    }),
  )
})

test('placeholders are known by name', () => {
  expect(placeholders('/api/proartist/{id}/avatar/{size}')).toEqual(['id', 'size'])
  expect(placeholders('/api/benefits')).toEqual([])
})

test('the status follows from the method and from what is answered', () => {
  const declare = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', response?: z.ZodMiniType) =>
    endpoint({ method, path: '/x', permission: 'public', refreshes: [], response }).status
  const answer = single(z.object({}))
  expect([declare('GET', answer), declare('POST', answer), declare('PUT', answer)]).toEqual([200, 201, 200])
  expect([declare('POST'), declare('DELETE'), declare('GET')]).toEqual([204, 204, 204])
  expect(
    endpoint({ method: 'POST', path: '/x', permission: 'public', refreshes: [], response: answer, status: 200 }).status,
  ).toBe(200)
})

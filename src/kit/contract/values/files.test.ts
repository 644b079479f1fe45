import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { validate } from '../validation.ts'
import { file, purposeAt, StagedFile } from './files.ts'

const form = z.object({
  avatar: z.optional(file('avatar')),
  documents: z._default(z.array(z.object({ kind: z.string(), file: file('document') })), []),
})

const sized = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'a', { type })
const codeOf = (value: unknown) => {
  const result = validate(z.object({ avatar: file('avatar') }), { avatar: value })
  return result.ok ? null : result.problems[0]
}

describe('a file field', () => {
  it('takes what its purpose takes, in the browser before anything is sent', () => {
    expect(codeOf(sized(10, 'image/jpeg'))).toBeNull()
    expect(codeOf(sized(10, ''))).toBeNull()
    expect(codeOf(sized(0, 'image/jpeg'))).toMatchObject({ path: 'avatar', code: 'file_empty' })
    expect(codeOf(sized(15 * 1024 * 1024 + 1, 'image/jpeg'))).toMatchObject({
      code: 'file_too_large',
      params: { max_mb: 15 },
    })
    expect(codeOf(sized(10, 'application/pdf'))).toMatchObject({
      code: 'file_type',
      params: { accepted: 'JPEG, PNG, WebP, AVIF, HEIC' },
    })
  })

  it('takes a staged file of the same purpose, and no look-alike', () => {
    expect(codeOf(new StagedFile('avatar'))).toBeNull()
    expect(codeOf(new StagedFile('document'))).toMatchObject({ code: 'file_unexpected' })
    for (const fake of [undefined, null, 'photo.jpg', {}, { purpose: 'avatar' }, { size: 1, type: 'image/png' }]) {
      expect(codeOf(fake)).toMatchObject({ path: 'avatar', code: 'required' })
    }
  })

  it('may be left out where it is optional', () => {
    expect(validate(form, {})).toEqual({ ok: true, value: { documents: [] } })
  })

  it('is found in a schema by its path', () => {
    expect(purposeAt(form, ['avatar'])).toBe('avatar')
    expect(purposeAt(form, ['documents', '3', 'file'])).toBe('document')
    for (const path of [
      [],
      ['documents'],
      ['documents', '0'],
      ['documents', '0', 'kind'],
      ['avatar', 'x'],
      ['toString'],
      ['__proto__'],
    ]) {
      expect(purposeAt(form, path)).toBeUndefined()
    }
  })
})

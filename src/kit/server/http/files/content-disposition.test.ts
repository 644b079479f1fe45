import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test('the name of a download has no invisible characters, although an older upload or a title has some', () => {
  expect(contentDisposition('\u061Cexe.\u202Efdp')).toBe(`attachment; filename="exe.fdp"; filename*=UTF-8''exe.fdp`)
})

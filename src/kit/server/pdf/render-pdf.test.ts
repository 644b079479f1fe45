import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { print } from './render-pdf.ts'

const { execPath } = process
let folder: string
let template: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-press-'))
  template = pathToFileURL(join(folder, 'sheet.typ'))
  await writeFile(template, '#json(bytes(sys.inputs.sheet)).title')
})
afterAll(async () => {
  process.execPath = execPath
  await rm(folder, { recursive: true })
})

test('a press that cannot be started refuses its sheet, and the next sheet gets another press', async () => {
  const printed = (sheets?: number) => print(template, { title: 'Voucher' }, { accent: null, mark: null }, sheets)
  // Another file may have left a press that rests: after so many sheets it prints no more.
  await printed(100)
  process.execPath = join(folder, 'nothing')
  await expect(printed()).rejects.toThrow()
  process.execPath = execPath
  expect((await printed()).subarray(0, 5).toString()).toBe('%PDF-')
})

import { expect, onTestFinished, test } from 'vitest'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { signIn } from '#testing/browser/component.tsx'
import { send } from './api.ts'
import { download } from './api-download.ts'

test('a list is saved under any file name that the office gives it', async () => {
  await signIn()
  const [text] = (await send(texts.byKeys, { keys: ['artists.export_name'] })).data
  const { id = 0, texts: { pl = '' } = {} } = text ?? {}
  await send(texts.save, { id, pl: 'Artyści „wszyscy”' })
  onTestFinished(async () => void (await send(texts.save, { id, pl })))
  const waiting = { signal: new AbortController().signal, onProgress: () => undefined }
  const { name } = await download(artists.export, {}, waiting)
  expect(name).toBe(`Artyści „wszyscy”-${academyDay(new Date())}.csv`)
})

import { expect, test } from 'vitest'
import { draftFiles, storeDraftFiles } from '#kit/web/upload/draft-files.ts'
import { signIn } from '#testing/browser/component.tsx'
import { currentUser, signOut } from './session.ts'

const photo = () => [new File(['picture'], 'photo.jpg')]

test('files of a draft come back to their writer on this device', async () => {
  await signIn()
  await storeDraftFiles('message', photo())
  expect((await draftFiles('message')).map(({ name }) => name)).toEqual(['photo.jpg'])
})

test('who signs out while files are being stored leaves none of them on the device', async () => {
  await signIn()
  const name = `atelier.files.${currentUser()?.id}`
  await storeDraftFiles('message', photo())
  const storing = storeDraftFiles('another', photo())
  await signOut()
  await storing
  await expect.poll(async () => (await indexedDB.databases()).map((database) => database.name)).not.toContain(name)
})

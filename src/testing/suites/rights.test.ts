import '#app/contract/registers.ts'
import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { everyText } from '#kit/contract/texts/texts.ts'
import { rightsOf } from '#kit/server/http/feature.ts'
import { sourceFiles } from '#testing/source-files.ts'

const rights = Object.entries(rightsOf(Object.values(features)))
const names = rights.map(([name]) => name).sort()
const heldBy = (role: string) =>
  rights.filter(([, { holders }]) => (holders as readonly string[]).includes(role)).map(([name]) => name)

test('the list of roles explains each right, and each has its holders in one feature', () => {
  const labelled = everyText().flatMap(({ group, name, language }) =>
    group === 'rights' && language === 'pl' ? [name] : [],
  )
  const sentences = [
    ...names
      .filter((name) => !labelled.includes(name))
      .map((name) => `${name} has no words: add it to rights in its .text.ts.`),
    ...labelled
      .filter((name) => !names.includes(name))
      .map((name) => `No feature has ${name}: take it out of rights in its .text.ts.`),
  ]
  expect(sentences).toEqual([])
  const given = Object.values(features).flatMap((feature) => Object.keys(feature.rights ?? {}))
  expect(given.filter((name, index) => given.indexOf(name) < index)).toEqual([])
})

test('no call, query or screen requires a right that does not exist', () => {
  const sentences = sourceFiles()
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, text }) => [...text.matchAll(/'(can-[\w-]+)'/g)].map(([, name = '']) => ({ path, name })))
    .filter(({ name }) => !names.includes(name))
    .map(
      ({ path, name }) =>
        `${path} asks for ${name}: declare it in the rights of a .feature.ts that src/app/server/features.ts lists, or correct its name.`,
    )
  expect(sentences).toEqual([])
})

test('at first the office holds everything but the roles, erasing, the whole export, everybody’s tokens, the keys of wallets, the programs that are notified, the times after which data is deleted and the setup, students what everybody has', () => {
  expect(names.filter((name) => !heldBy('administrator').includes(name))).toEqual([
    'can-edit-privacy-notice',
    'can-edit-roles',
    'can-erase-people',
    'can-export-academy',
    'can-manage-tokens',
    'can-manage-wallets',
    'can-manage-webhooks',
    'can-set-retention',
    'can-set-up-academy',
  ])
  expect(heldBy('client')).toEqual(['can-change-language'])
  expect(heldBy('super-admin')).toEqual([])
})

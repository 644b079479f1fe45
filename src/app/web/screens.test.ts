import '#app/contract/registers.ts'
import { expect, test } from 'vitest'
import { everyText } from '#kit/contract/texts/texts.ts'
import { noticeIcons, recordLinks, recordScreens, screens } from './screens.tsx'

test('no two screens have one address', () => {
  const paths = screens.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) < index)).toEqual([])
})

test('every notification has its picture, and no picture is of a notification that no longer exists', () => {
  const subjects = everyText().flatMap(({ group, name }) => (group === 'notices' ? [name.split('_')[0]] : []))
  expect(Object.keys(noticeIcons).sort()).toEqual([...new Set(subjects)].sort())
})

test('every kind of record has its screen in the records of a .screens.ts, or null there', () => {
  const kinds = everyText().flatMap(({ group, name, language }) =>
    group === 'audit' && language === 'pl' && name.startsWith('kind_') ? [name.slice('kind_'.length)] : [],
  )
  const sentences = [
    ...kinds
      .filter((kind) => !(kind in recordScreens))
      .map(
        (kind) =>
          `A ${kind} has no screen: add it to the records of a .screens.ts that screens.tsx lists, or null there.`,
      ),
    ...Object.keys(recordScreens)
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => `No record is a ${kind}: take it out of the records of its .screens.ts.`),
  ]
  expect(sentences).toEqual([])
})

test('the screen of a record is one of the screens', () => {
  const known = Object.keys(recordScreens).filter((kind) => recordScreens[kind] !== null)
  expect(known.filter((kind) => !(kind in recordLinks))).toEqual([])
})

import '#app/contract/registers.ts'
import { expect, test } from 'vitest'
import { everyText } from '#kit/contract/texts/texts.ts'
import { noticeIcons, screens } from './screens.tsx'

test('no two screens have one address', () => {
  const paths = screens.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) < index)).toEqual([])
})

test('every notice has its picture, and no picture is of a notice that is gone', () => {
  const subjects = everyText().flatMap(({ group, name }) => (group === 'notices' ? [name.split('_')[0]] : []))
  expect(Object.keys(noticeIcons).sort()).toEqual([...new Set(subjects)].sort())
})

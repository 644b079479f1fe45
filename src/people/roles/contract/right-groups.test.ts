import '#app/contract/registers.ts'
import { expect, test } from 'vitest'
import { everyText } from '#kit/contract/texts/texts.ts'
import { rightGroups } from './right-groups.ts'

test('the matrix of roles shows every right once', () => {
  const rights = everyText().filter(({ group, language }) => group === 'rights' && language === 'pl')
  expect(Object.values(rightGroups).flat().toSorted()).toEqual(rights.map(({ name }) => name).toSorted())
})

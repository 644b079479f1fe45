import { expect, test } from 'vitest'
import { operatorFields, requiredOfOperator } from './operator.ts'

test('what is required of an operator comes before what is optional', () => {
  expect(operatorFields.slice(0, 4)).toEqual(['academy_name', ...requiredOfOperator])
})

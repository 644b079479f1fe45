import { expect, test } from 'vitest'
import { moneyIn } from './money-in.ts'

test('each currency has its own fraction digits in each language, whichever was formatted before', () => {
  const amounts = ['PLN', 'JPY', 'EUR'].map((currency) => [
    moneyIn('pl', 1234, currency),
    moneyIn('en-US', 1234, currency),
  ])
  const spaced = amounts.map((both) => both.map((amount) => amount.replaceAll(/\s/g, ' ')))
  expect(spaced).toEqual([
    ['12,34 zł', 'PLN 12.34'],
    ['1234 JPY', '¥1,234'],
    ['12,34 €', '€12.34'],
  ])
})

test('whole amounts are written without fraction digits', () => {
  expect(moneyIn('en-US', 30_000, 'USD')).toBe('$300')
})

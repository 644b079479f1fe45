import { expect, test } from 'vitest'
import { brokenLine, readTable, writeTable } from './csv-table.ts'

const hard = [
  'plain',
  'two "quoted" words; and, commas\tand tabs',
  'lines\n\nparted\nby empty ones',
  '=SUM(A1)',
  "'=1",
  "''+48 600",
  "'tis",
  '-',
  '„Zażółć” — {{count}} 🎨',
  '"',
  '',
]

test('any content of a cell is preserved byte for byte', () => {
  const rows = [['key', 'pl'], ...hard.map((text, index) => [`k${index}`, text])]
  expect(readTable(writeTable(rows))?.map(({ cells }) => cells)).toEqual(rows)
})

test('what could pass for a formula is text to a spreadsheet', () => {
  expect(writeTable([['=1+1']])).toBe(`"'=1+1"\r\n`)
})

test.each([
  ['commas', 'key,pl\na.b,"x, y"\n'],
  ['tabs', 'key\tpl\na.b\tx, y\n'],
  ['no line end after the last', 'key;pl\r\na.b;x, y'],
  ['an empty line between', 'key;pl\n\na.b;x, y\n;\n'],
])('%s are read, too', (_, text) => {
  expect(readTable(text)?.map(({ cells }) => cells)).toEqual([
    ['key', 'pl'],
    ['a.b', 'x, y'],
  ])
})

test('each row knows the line on which it begins', () => {
  expect(readTable('key;pl\na.b;"one\ntwo"\nc.d;x\n')?.map(({ line }) => line)).toEqual([1, 2, 4])
})

test.each([
  ['a title with a comma', 'Texts, as of today\nkey;pl\na;1,5\nb;2,5\nc;3,5'],
  ['a title alone in its line', 'Table 1\nkey,pl\na,1\nb,2'],
  ['more decimal commas than cells', 'key;pl\n1,5;2,5\n3,5;4,5'],
  ['rows without their last cells', 'key;pl;en-US\na;1,5\nb;2,5;c'],
])('the separator is found in spite of %s', (_, text) => {
  expect(readTable(text)?.map(({ cells }) => cells)).toContainEqual(expect.arrayContaining(['key', 'pl']))
})

test('a quotation mark that is never closed, or within a cell, is no table, and its line is known', () => {
  expect(readTable('key;pl\na.b;"x\n')).toBeNull()
  expect(brokenLine('key;pl\na.b;"x\n')).toBe(2)
  expect(brokenLine('key;pl\na;"one\ntwo"\nb;"x" y\nc;"z"\n')).toBe(4)
  expect(brokenLine('key;pl\na;b')).toBeNull()
})

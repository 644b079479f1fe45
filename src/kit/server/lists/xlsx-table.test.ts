import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookOf } from '#testing/make/make-imports.ts'
import { readXlsx } from './xlsx-table.ts'

test('a number keeps the currency that its cell shows, for the number alone would be of any', () => {
  const codes = [
    ...['[$€-407] #,##0.00', '#,##0.00\\ "EUR"', '$#,##0.00', '[$$-409]#,##0.00', '#,##0.00\\ "zł"', '#,##0" szt."'],
    ...['[Red]0.00', '[$-415]d\\ mmmm\\ yyyy', '0.0%'],
  ]
  const xml = (text: string) => text.replaceAll('"', '&quot;')
  const formats = codes.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${xml(code)}"/>`).join('')
  const styles = codes.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')
  const cells = codes.map((_, index) => `<c s="${index}"><v>46000.5</v></c>`).join('')
  const workbook = zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(`<styleSheet><numFmts>${formats}</numFmts><cellXfs>${styles}</cellXfs></styleSheet>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`),
  })
  expect(readXlsx(Buffer.from(workbook))?.[0]?.cells).toEqual([
    ...[
      '46000.5 €',
      '46000.5 EUR',
      '46000.5 $',
      '46000.5 $',
      '46000.5 zł',
      '46000.5',
      '46000.5',
      '2025-12-09',
      '4600050%',
    ],
  ])
})

test('a sheet that is hidden is not the first, and a day may be written as one', () => {
  const workbook = zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Lists" state="hidden" r:id="rId1"/><sheet name="Students" r:id="rId2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8('<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>'),
    'xl/worksheets/sheet1.xml': strToU8('<worksheet><row r="1"><c t="str"><v>Poland</v></c></row></worksheet>'),
    'xl/worksheets/sheet2.xml': strToU8(
      '<worksheet><row r="1"><c t="d" s="0"><v>2026-11-29T00:00:00</v></c></row></worksheet>',
    ),
  })
  expect(readXlsx(Buffer.from(workbook))).toEqual([{ line: 1, cells: ['2026-11-29'] }])
})

test('the error of a cell is read, and a formula that was never calculated is not empty', () => {
  const cells = [
    ...['<c t="e"><f>A1/0</f><v>#DIV/0!</v></c>', '<c t="e"><v>#N/A</v></c>'],
    ...['<c><f>A1&amp;B1</f></c>', '<c><f>A1</f><v></v></c>', '<c><f t="shared" si="0"/><v/></c>'],
    // The result of a formula may be an empty text.
    ...['<c t="str"><f>IF(A1="","","x")</f><v></v></c>', '<c><f>1+1</f><v>2</v></c>', '<c s="1"/>', '<c><v>1</v></c>'],
  ]
  expect(readXlsx(Buffer.from(workbookOf(`<row r="1">${cells.join('')}</row>`)))?.[0]?.cells).toEqual([
    ...['#DIV/0!', '#N/A', '=…', '=…', '=…', '', '2', '', '1'],
  ])
})

test('a control character is decoded, and no part of a word', () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = `<row r="1">${cell('Anna_x000D_')}${cell('a_x000D_\nb')}${cell('_x005F_x000D_')}${cell('a_x00_b')}${cell('_x0000__xD800_')}</row>`
  expect(readXlsx(Buffer.from(workbookOf(rows)))?.[0]?.cells).toEqual([
    'Anna\r',
    'a\r\nb',
    '_x000D_',
    'a_x00_b',
    '_x0000__xD800_',
  ])
})

test('a row that is hidden in the sheet is read, and is distinguished', () => {
  const row = (line: number, attributes = '') => `<row r="${line}"${attributes}><c><v>${line}</v></c></row>`
  const sheet = `${row(1)}${row(2, ' hidden="1"')}${row(3, ' hidden="0"')}${row(4, ' hidden="true"')}`
  const hidden = readXlsx(Buffer.from(workbookOf(sheet)))?.map(({ isHidden }) => isHidden)
  expect(hidden).toEqual([undefined, true, undefined, true])
})

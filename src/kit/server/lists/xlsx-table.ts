/** Reads the first sheet of an Excel workbook as a table. */
import { inflateRawSync } from 'node:zlib'
import type { TableRow } from './csv-table.ts'

/*
 * Of Office Open XML (ECMA-376) what a table needs: shared and inline texts, numbers, days, and merged cells, which all have the text of
 * their first one. A workbook of 5 MB may not unpack to more than `mostBytes`.
 */

const mostBytes = 100 * 1024 * 1024
const mostColumns = 500

/** Null where it is none, or is damaged. */
export function readXlsx(bytes: Buffer): TableRow[] | null {
  try {
    const read = zipReader(bytes)
    const workbook = read('xl/workbook.xml') ?? ''
    const sheet = read(shownSheets(workbook, read)[0]?.path ?? defaultSheet)
    if (sheet === null) return null
    return rowsOf(sheet, {
      texts: elements(read('xl/sharedStrings.xml') ?? '', 'si').map(({ body }) => textIn(body)),
      formats: formatsOf(read('xl/styles.xml') ?? ''),
      isFrom1904: isFrom1904(workbook),
    })
  } catch {
    return null
  }
}

/** Whether a readable workbook counts its days from 1904, as those of an old Mac. */
export function countsFrom1904(bytes: Buffer): boolean {
  return isFrom1904(zipReader(bytes)('xl/workbook.xml') ?? '')
}

const isFrom1904 = (workbook: string) => /date1904="(?:1|true)"/.test(workbook)

/** In days: the first of 1904 is the number 0 there, and 1462 elsewhere. */
export const daysTo1904 = 1462

/** The names of the sheets of a readable workbook that are not the first one, unless they are hidden or empty. */
export function otherSheets(bytes: Buffer): string[] {
  const read = zipReader(bytes)
  const hasText = (path: string) => {
    try {
      return /<(?:\w+:)?[vt]\b[^>]*>[^<]/.test(read(path) ?? '')
    } catch {
      // It unpacks to more than is read: something is in it.
      return true
    }
  }
  const [, ...others] = shownSheets(read('xl/workbook.xml') ?? '', read)
  return others.filter(({ path }) => hasText(path)).map(({ name }) => name)
}

type Read = (name: string) => string | null

/** Reads the files of a ZIP by their names. The offsets are those of its central directory and of the header before each file (PKWARE's APPNOTE). */
function zipReader(bytes: Buffer): Read {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const entries = new Map<string, { header: number; method: number; size: number }>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    entries.set(bytes.toString('utf8', at + 46, nameEnd), {
      header: bytes.readUInt32LE(at + 42),
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
    })
    const [extra, comment] = [bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
    at = nameEnd + extra + comment
  }
  let room = mostBytes
  return (name) => {
    const entry = entries.get(name)
    if (!entry) return null
    const { header, method, size } = entry
    const begins = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const stored = bytes.subarray(begins, begins + size)
    // Method 0 is stored as it is; any other is read as deflated.
    const content = method === 0 ? stored : inflateRawSync(stored, { maxOutputLength: room })
    room -= content.length
    return content.toString('utf8')
  }
}

const defaultSheet = 'xl/worksheets/sheet1.xml'

/** The sheets that Excel shows, and where they are by their relations: a hidden one has what others look up. */
function shownSheets(workbook: string, read: Read): { name: string; path: string }[] {
  const relations = elements(read('xl/_rels/workbook.xml.rels') ?? '', 'Relationship')
  const targets = new Map(relations.map(({ attributes: { Id, Target } }) => [Id, Target]))
  const shown = elements(workbook, 'sheet').filter(({ attributes: { state = 'visible' } }) => state === 'visible')
  return shown.map(({ attributes: { name = '', 'r:id': relation } }) => {
    const target = targets.get(relation)
    if (target === undefined) return { name, path: defaultSheet }
    return { name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
  })
}

/** What cells refer to; `isFrom1904`: its days are counted from 1904. */
type Workbook = { texts: readonly string[]; formats: readonly Format[]; isFrom1904: boolean }

function rowsOf(sheet: string, workbook: Workbook): TableRow[] {
  const rows = elements(sheet, 'row').map(({ attributes, body }, index): TableRow => {
    const cells: string[] = []
    for (const cell of elements(body, 'c')) {
      const column = cell.attributes.r ? placeOf(cell.attributes.r).column : cells.length
      if (column < mostColumns) cells[column] = cellText(cell, workbook)
    }
    const isHidden = /^(?:1|true)$/.test(attributes.hidden ?? '')
    return {
      line: Number(attributes.r ?? index + 1),
      cells: Array.from(cells, (cell) => cell ?? ''),
      ...(isHidden && { isHidden }),
    }
  })
  spreadMerged(rows, sheet)
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** The text of a cell whose formula no program has calculated yet. A formula with an empty result has the type of a text. */
export const notCalculated = '=…'

/** By the cell's type: a shared or an inline text, a boolean, a day, the text of a formula, an error such as #N/A, or a number. */
function cellText({ attributes, body }: XmlElement, { texts, formats, isFrom1904 }: Workbook): string {
  const [, raw = ''] = /<(?:\w+:)?v\b[^>]*>([^<]*)</.exec(body) ?? []
  if (attributes.t === 's') return texts[Number(raw)] ?? ''
  if (attributes.t === 'inlineStr') return textIn(body)
  if (attributes.t === 'b') return raw === '1' ? 'tak' : 'nie'
  if (attributes.t === 'd') return raw.slice(0, 10)
  if (attributes.t === 'str' || attributes.t === 'e') return plainText(raw)
  if (raw === '') return /<(?:\w+:)?f\b/.test(body) ? notCalculated : ''
  const { isDay = false, isShare = false, currency = '' } = formats[Number(attributes.s ?? 0)] ?? {}
  if (isShare) return `${numberOf(String(Number(raw) * 100))}%`
  return isDay ? dayOf(Number(raw), isFrom1904) : `${numberOf(raw)} ${currency}`.trimEnd()
}

/** Merged cells mean the same for each of their rows; across columns they are a heading or a total, and stay where they begin. */
function spreadMerged(rows: readonly TableRow[], sheet: string): void {
  const byLine = new Map(rows.map((row) => [row.line, row]))
  for (const { attributes } of elements(sheet, 'mergeCell')) {
    const [from = '', to = from] = (attributes.ref ?? '').split(':')
    const [first, last] = [placeOf(from), placeOf(to)]
    const text = byLine.get(first.line)?.cells[first.column] ?? ''
    for (let line = first.line + 1; line <= Math.min(last.line, first.line + rows.length); line += 1) {
      const cells = byLine.get(line)?.cells
      if (cells && first.column === last.column) cells[first.column] = text
    }
  }
  for (const { cells } of rows) for (const column of cells.keys()) cells[column] ??= ''
}

/** "C12": the third column of row 12. */
function placeOf(reference: string): { column: number; line: number } {
  const [, letters = '', line = '0'] = /^([A-Z]{1,3})(\d+)$/.exec(reference) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { column, line: Number(line) }
}

/** Whether a style of cells shows a day or a percentage, and the currency that it shows, which the number itself does not have. */
type Format = { isDay: boolean; isShare: boolean; currency: string }

function formatsOf(styles: string): Format[] {
  const own = new Map(
    elements(styles, 'numFmt').map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? '']),
  )
  const [, formats = ''] = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles) ?? []
  return elements(formats, 'xf').map(({ attributes: { numFmtId = '0' } }) => {
    const number = Number(numFmtId)
    const code = own.get(numFmtId)?.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
    return {
      isDay: (number >= 14 && number <= 17) || number === 22 || /[dy]/i.test(code ?? ''),
      isShare: number === 9 || number === 10 || !!code?.includes('%'),
      currency: currencyIn(own.get(numFmtId) ?? ''),
    }
  })
}

/** Of "[$€-407] #,##0.00", "#,##0.00\\ \"EUR\"" and "$#,##0". */
function currencyIn(code: string): string {
  const [, chosen, quoted, sign] = /\[\$([^\]-]+)[^\]]*\]|"\s*(zł|[A-Z]{3})\s*"|(\p{Sc})(?![^[]*\])/u.exec(code) ?? []
  return (chosen ?? quoted ?? sign ?? '').trim()
}

/** Excel counts days from December 30, 1899, for it takes 1900 for a leap year; older ones of a Mac from 1904. */
function dayOf(days: number, isFrom1904: boolean): string {
  const at = new Date(Date.UTC(1899, 11, 30) + Math.floor(days + (isFrom1904 ? daysTo1904 : 0)) * 86_400_000)
  return Number.isNaN(at.getTime()) ? String(days) : at.toISOString().slice(0, 10)
}

/** Without the tail of a binary fraction, and never as 1e+9. */
function numberOf(raw: string): string {
  const number = Number(raw)
  if (!Number.isFinite(number)) return plainText(raw)
  return Number.isInteger(number) ? number.toFixed(0) : String(Math.round(number * 1e6) / 1e6)
}

type XmlElement = { attributes: Record<string, string>; body: string }

/** Elements of one name, which none of these has within itself. */
function elements(xml: string, name: string): XmlElement[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g')
  return Array.from(xml.matchAll(pattern), ([, head = '', body = '']) => ({ attributes: attributesIn(head), body }))
}

function attributesIn(head: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(head.matchAll(/([\w:]+)="([^"]*)"/g), ([, name, value]) => [name, plainText(value ?? '')]),
  )
}

/** The text of a cell, of all its runs, without the phonetic ones. */
function textIn(body: string): string {
  const written = body.replaceAll(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
  return elements(written, 't')
    .map((run) => plainText(run.body))
    .join('')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** With the entities of XML decoded, and control characters, which Excel writes as _x000D_. */
function plainText(xml: string): string {
  const text = xml.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
  return text.replaceAll(/_x(00(?:0[1-9a-f]|1[\da-f]|5f))_/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

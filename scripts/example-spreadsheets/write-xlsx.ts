/** Writes a table as an Excel workbook of one sheet. */
import { zipOf } from '#kit/server/http/files/zip.ts'

type Day = { day: string }
export type Cell = string | number | Day | null
type Sheet = { rows: Cell[][] /** "A2:A3" */; merged?: string[] }

/** Always the same bytes for the same table. */
export async function writeXlsx({ rows, merged = [] }: Sheet): Promise<Buffer> {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const office = 'http://schemas.openxmlformats.org'
  const main = `${office}/spreadsheetml/2006/main`
  const relations = `${office}/officeDocument/2006/relationships`
  const type = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('/xl/workbook.xml', 'sheet.main')}${type('/xl/worksheets/sheet1.xml', 'worksheet')}${type('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Arkusz1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    // The second style is a day.
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map(rowOf).join('')}</sheetData>${mergedCells(merged)}</worksheet>`,
  }
  const chunks: Buffer[] = []
  for await (const chunk of zipOf(entries(head, parts))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* entries(head: string, parts: Record<string, string>) {
  for (const [name, xml] of Object.entries(parts)) yield { name, bytes: Buffer.from(`${head}\n${xml}`) }
}

function rowOf(cells: Cell[], index: number): string {
  const line = index + 1
  return `<row r="${line}">${cells.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${line}`)).join('')}</row>`
}

function cellOf(cell: Cell, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${place}" s="1"><v>${Date.parse(cell.day) / 86_400_000 + 25_569}</v></c>`
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

function mergedCells(merged: readonly string[]): string {
  if (merged.length === 0) return ''
  return `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
}

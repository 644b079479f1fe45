/** Reads and writes CSV tables as spreadsheets do. */

/*
 * A table as spreadsheets read and write it (RFC 4180, with whichever separator the country uses). What could pass for a formula
 * gets an apostrophe before it, and loses it again on the way back: every text survives byte for byte.
 */

/** `isHidden`: by hand or by a filter, which only a workbook knows. */
export type TableRow = { line: number; cells: string[]; isHidden?: true }

export function writeTable(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quotedCell(String(cell))).join(';')}\r\n`).join('')
}

/** Null where a quotation mark is never closed. */
export function readTable(text: string): TableRow[] | null {
  // Excel's own declaration of the separator is a line of its own.
  const [declaration = '', declared] = /^sep=([;,\t])\r?\n/i.exec(text) ?? []
  const separator = declared ?? separatorOf(text)
  // A quoted or a plain cell, and what ends it.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  cell.lastIndex = declaration.length
  const rows: TableRow[] = []
  let cells: string[] = []
  let line = declared ? 2 : 1
  let firstLine = line
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) return null
    const [whole, quoted, plain = '', end] = found
    cells.push(withoutApostrophe(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    // A quoted cell may have several lines.
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === separator && cell.lastIndex < text.length) continue
    // A separator at the end of the text is followed by an empty cell.
    if (end === separator) cells.push('')
    if (cells.some((one) => one !== '')) rows.push({ line: firstLine, cells })
    cells = []
    firstLine = line
  }
  return rows
}

/** The most frequent separator in the first line, outside of quotation marks. */
function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)
  const counts = [';', ',', '\t'].map((one) => ({ one, count: first.split(one).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).one
}

function quotedCell(text: string): string {
  return `"${isAltered(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
}

/** An apostrophe that belongs to the text itself, before such a beginning, is distinguished by another one. */
function isAltered(text: string): boolean {
  return /^'*\s*[=+\-@＝＋－＠\t\r]/.test(text)
}

function withoutApostrophe(text: string): string {
  return text.startsWith("'") && isAltered(text.slice(1)) ? text.slice(1) : text
}

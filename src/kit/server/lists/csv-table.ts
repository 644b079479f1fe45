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

/** Null where a quotation mark is never closed, or is within a cell. */
export function readTable(text: string): TableRow[] | null {
  const { rows, brokenLine } = parsed(text)
  return brokenLine === null ? rows : null
}

/** The line with such a quotation mark. */
export function brokenLine(text: string): number | null {
  return parsed(text).brokenLine
}

function parsed(text: string): { rows: TableRow[]; brokenLine: number | null } {
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
    if (!found) return { rows, brokenLine: line }
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
  return { rows, brokenLine: null }
}

/**
 * What is in most of the first lines, and as often in the next one, outside of quotation marks: above the headings there may be a
 * title with a comma, below them decimal commas. Of several, the most frequent in the first line.
 */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/, 6)
  const ranked = [';', ',', '\t'].map((one) => {
    const counts = lines.map((line) => line.split(one).length - 1)
    const fitting = counts.map((count, index) => (count === 0 ? 0 : count === counts[index + 1] ? 2 : 1))
    return { one, fits: fitting.reduce<number>((sum, fit) => sum + fit, 0), inFirst: counts[0] ?? 0 }
  })
  const [best] = ranked.toSorted((a, b) => b.fits - a.fits || b.inFirst - a.inFirst)
  return best?.one ?? ';'
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

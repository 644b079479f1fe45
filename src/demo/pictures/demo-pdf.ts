export type Line = { text: string; x: number; y: number; size: number; font: 'serif' | 'sans' }

/**
 * The smallest PDF that shows a page of text: A4 landscape (842 × 595 points from the lower left corner), `graphics` in
 * PDF's own operators, then lines of text. No font is embedded; every reader brings Times and Helvetica.
 */
export function pdf(graphics: string, lines: Line[]): Buffer {
  const text = lines.map((line) => `/${line.font} ${line.size} Tf 1 0 0 1 ${line.x} ${line.y} Tm ${shown(line)}`)
  const content = `${graphics}\nBT 0.14 0.11 0.09 rg\n${text.join('\n')}\nET`
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding 6 0 R>>`
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Contents 4 0 R/Resources<</Font<</serif 5 0 R/sans 7 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Times-Roman'),
    '<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[1/lslash/Lslash/dotaccent/ogonek/caron]>>',
    font('Helvetica'),
  ])
}

/** Characters that are no Latin-1, by their code in the fonts' encoding. */
const codes: Record<string, string> = { ł: '\\001', Ł: '\\002', '„': '\\204', '”': '\\224', '’': '\\222', '–': '\\226' }
/** The marks of letters like "ż", as Unicode takes them off. */
const marks: Record<string, string> = { '\u0301': '\\264', '\u0307': '\\003', '\u0328': '\\004', '\u030c': '\\005' }

/** Not every reader's Helvetica has "ż" or "ą" as a whole: the letter is set first, its mark then over it. */
function shown({ text, size, font }: Line): string {
  const pieces = Array.from(text.normalize('NFC'), (character) => {
    if (character <= '\u00ff') return '()\\'.includes(character) ? `\\${character}` : character
    const code = codes[character]
    if (code) return code
    const [mail = '', mark = ''] = character.normalize('NFD')
    return `${mail}) Tj ${over(mail, mark, { size, font })} (`
  })
  return `(${pieces.join('')}) Tj`
}

/** Thousandths of the size: how wide every mark is, and how far back it starts from the end of a letter. */
const markWidth = 333
const back = { serif: { small: 388, capital: 480 }, sans: { small: 434, capital: 500 } }
const ogonek = '\u0328'

function over(mail: string, mark: string, { size, font }: Pick<Line, 'size' | 'font'>): string {
  const isCapital = mail !== mail.toLowerCase()
  const start = mark === ogonek ? markWidth : back[font][isCapital ? 'capital' : 'small']
  const rise = isCapital && mark !== ogonek ? 0.19 * size : 0
  return `${rise.toFixed(1)} Ts [${start} (${marks[mark] ?? ''}) ${markWidth - start}] TJ 0 Ts`
}

/** Writes the objects, and where each begins. */
function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}

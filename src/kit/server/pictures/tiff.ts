/** Rows that a reader holds in memory at a time. */
const rowsPerStrip = 16

const long = 4
const short = 3
const bytes = 7

type Field = { tag: number; type: typeof long | typeof short | typeof bytes; values: number[] | Buffer }

/**
 * The header of an uncompressed 8-bit RGB TIFF; the pixels follow, row by row. So an image decoded elsewhere can be written to
 * disk tile by tile, with its colour profile, and read back in strips instead of as a whole.
 */
export function tiffHead(width: number, height: number, colourProfile: Buffer | null): Buffer {
  const strips = Array.from({ length: Math.ceil(height / rowsPerStrip) }, (_, index) => index * rowsPerStrip)
  const fields = (start: number): Field[] => [
    { tag: 256, type: long, values: [width] },
    { tag: 257, type: long, values: [height] },
    { tag: 258, type: short, values: [8, 8, 8] },
    { tag: 259, type: short, values: [1] },
    { tag: 262, type: short, values: [2] },
    { tag: 273, type: long, values: strips.map((row) => start + row * width * 3) },
    { tag: 277, type: short, values: [3] },
    { tag: 278, type: long, values: [rowsPerStrip] },
    { tag: 279, type: long, values: strips.map((row) => Math.min(rowsPerStrip, height - row) * width * 3) },
    ...(colourProfile ? [{ tag: 34675, type: bytes, values: colourProfile } as const] : []),
  ]
  return directory(fields(directory(fields(0)).length))
}

/** The header and the image file directory (IFD). Values of more than four bytes follow the directory. */
function directory(fields: Field[]): Buffer {
  const entries = Buffer.alloc(8 + 2 + fields.length * 12 + 4)
  entries.write('II*\0', 'latin1')
  entries.writeUInt32LE(8, 4)
  entries.writeUInt16LE(fields.length, 8)
  const overflow: Buffer[] = []
  let end = entries.length
  for (const [index, { tag, type, values }] of fields.entries()) {
    const at = 10 + index * 12
    const data = encoded(type, values)
    entries.writeUInt16LE(tag, at)
    entries.writeUInt16LE(type, at + 2)
    entries.writeUInt32LE(values.length, at + 4)
    if (data.length <= 4) data.copy(entries, at + 8)
    else {
      entries.writeUInt32LE(end, at + 8)
      overflow.push(data)
      end += data.length
    }
  }
  return Buffer.concat([entries, ...overflow])
}

function encoded(type: Field['type'], values: Field['values']): Buffer {
  if (Buffer.isBuffer(values)) return values
  const view = type === long ? Uint32Array.from(values) : Uint16Array.from(values)
  return Buffer.from(view.buffer)
}

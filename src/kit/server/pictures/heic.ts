import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import createLibheif from 'libheif-js/libheif-wasm/libheif.js'
import { tiffHead } from './tiff.ts'

/*
 * Decodes HEIC through libheif's C interface: its JavaScript wrapper decodes a picture only whole and as RGBA, which takes 560 MB
 * for the 48 megapixels of a phone. Numbers are pointers. Memory is not freed at the end, since the process ends too.
 */

const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')))
const heif = await createLibheif({ wasmBinary })

const rgb = { colourspace: 1, chroma: 10, channel: 10 }
const error = heif._malloc(12)
const result = heif._malloc(64)

// WebAssembly memory is reallocated when it grows, so each use needs a new view.
const heap = (): Buffer => Buffer.from(heif.HEAPU8.buffer)
const word = (address: number): number => heap().readUInt32LE(address)

/** Decodes a picture tile by tile. Phones write tiles of 512 × 512 pixels, other programs often a single one. */
export function openHeic(source: string) {
  const picture = openPicture(readFileSync(source))
  const tiling = tilingOf(picture)
  return {
    tilePixels: tiling.tileWidth * tiling.tileHeight,
    /** Decodes to a TIFF on disk, with the rotation applied and the color profile preserved. */
    writeTiff(target: string): void {
      const file = openSync(target, 'w')
      const head = tiffHead(tiling.width, tiling.height, colourProfileOf(picture))
      writeSync(file, head, 0, head.length, 0)
      for (let row = 0; row < tiling.rows; row++) {
        for (let column = 0; column < tiling.columns; column++) {
          const tile = decodeTile(picture, tiling, column, row)
          const x = column * tiling.tileWidth - tiling.left
          const y = row * tiling.tileHeight - tiling.top
          writeTile(file, head.length, tiling, tile, x, y)
          heif._heif_image_release(tile)
        }
      }
      closeSync(file)
    },
  }
}

function openPicture(content: Buffer): number {
  const context = heif._heif_context_alloc()
  const address = heif._malloc(content.length)
  heap().set(content, address)
  heif._heif_context_read_from_memory_without_copy(error, context, address, content.length, 0)
  throwIfRefused()
  heif._heif_context_get_primary_image_handle(error, context, result)
  throwIfRefused()
  return word(result)
}

type Tiling = {
  columns: number
  rows: number
  tileWidth: number
  tileHeight: number
  width: number
  height: number
  top: number
  left: number
}

/** The tiling after rotation and mirroring: `struct heif_image_tiling`. */
function tilingOf(picture: number): Tiling {
  heif._heif_image_handle_get_image_tiling(error, picture, 1, result)
  throwIfRefused()
  const field = (index: number) => word(result + index * 4)
  const [tileWidth, tileHeight] = [field(3), field(4)]
  const width = heif._heif_image_handle_get_width(picture)
  const height = heif._heif_image_handle_get_height(picture)
  // The tiling ignores a crop. No phone writes one: such a rare picture is decoded as a single tile.
  if (field(5) !== width || field(6) !== height) {
    return { columns: 1, rows: 1, tileWidth: field(5), tileHeight: field(6), width, height, top: 0, left: 0 }
  }
  const [columns, rows] = [field(1), field(2)]
  // Padding of the tiles is at the right and bottom; after rotation, at the left and top. The library's offset is then set, but to another value.
  const top = field(7) === 0 ? 0 : rows * tileHeight - height
  const left = field(8) === 0 ? 0 : columns * tileWidth - width
  return { columns, rows, tileWidth, tileHeight, width, height, top, left }
}

function colourProfileOf(picture: number): Buffer | null {
  const length = heif._heif_image_handle_get_raw_color_profile_size(picture)
  if (length === 0) return null
  const address = heif._malloc(length)
  heif._heif_image_handle_get_raw_color_profile(error, picture, address)
  throwIfRefused()
  const profile = Buffer.from(heap().subarray(address, address + length))
  heif._free(address)
  return profile
}

function decodeTile(picture: number, { columns, rows }: Tiling, column: number, row: number): number {
  const { colourspace, chroma } = rgb
  if (columns * rows === 1) heif._heif_decode_image(error, picture, result, colourspace, chroma, 0)
  else heif._heif_image_handle_decode_image_tile(error, picture, result, colourspace, chroma, 0, column, row)
  throwIfRefused()
  return word(result)
}

/** Clips the tile to the picture: tiles at the edges are padded. */
function writeTile(file: number, start: number, picture: Tiling, tile: number, x: number, y: number): void {
  const pixels = heif._heif_image_get_plane_readonly(tile, rgb.channel, result)
  const stride = word(result)
  const columns = {
    from: Math.max(0, x),
    to: Math.min(picture.width, x + heif._heif_image_get_width(tile, rgb.channel)),
  }
  const rows = {
    from: Math.max(0, y),
    to: Math.min(picture.height, y + heif._heif_image_get_height(tile, rgb.channel)),
  }
  const memory = heap()
  for (let row = rows.from; row < rows.to; row++) {
    const address = pixels + (row - y) * stride + (columns.from - x) * 3
    writeSync(file, memory, address, (columns.to - columns.from) * 3, start + (row * picture.width + columns.from) * 3)
  }
}

/** `struct heif_error` begins with the error code; 0 is success. */
function throwIfRefused(): void {
  if (word(error) !== 0) throw new Error(`libheif refused the file: ${word(error)}.${word(error + 4)}`)
}

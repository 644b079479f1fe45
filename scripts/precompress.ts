import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|html|svg|json|webmanifest)$/

/** Writes a .br and a .gz next to every text file of the build, so that the server sends the best compression and spends nothing on it. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const files = await readdir(dir, { recursive: true })
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(dir, file))))
    },
  }
}

async function compress(file: string) {
  const content = await readFile(file)
  const params = {
    // The last steps cost a script of megabytes, which few load, six seconds for a twentieth of it.
    [constants.BROTLI_PARAM_QUALITY]: content.length > 1e6 ? 9 : constants.BROTLI_MAX_QUALITY,
    // Of all that were measured on our scripts this makes them smallest.
    [constants.BROTLI_PARAM_NDIRECT]: 8,
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}

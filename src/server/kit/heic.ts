import { Worker } from 'node:worker_threads'
import { FileRefusal } from './file-refusal.ts'

/** A tile is decoded as a whole; phones write tiles of 512 × 512 pixels, other programs often a single one. */
export type HeicTask = { source: string; target: string; maxTilePixels: number }
export type HeicAnswer = 'tile_too_large'

const maxMilliseconds = 20_000

/**
 * Decodes a HEIC picture into an uncompressed TIFF, its rotation applied. The decoder's memory grows and never shrinks,
 * so it runs in a thread that ends afterwards.
 */
export async function decodeHeic(task: HeicTask): Promise<void> {
  const worker = new Worker(new URL('./heic-decoder.ts', import.meta.url), { workerData: task })
  const timer = setTimeout(() => void worker.terminate(), maxMilliseconds)
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('message', (_answer: HeicAnswer) =>
        reject(new FileRefusal('image_too_large', { max_megapixels: Math.floor(task.maxTilePixels / 1e6) })),
      )
      worker.once('error', () => reject(new FileRefusal('file_unreadable')))
      worker.once('exit', (code) => (code === 0 ? resolve() : reject(new FileRefusal('file_unreadable'))))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

import { FileRefusal } from '#kit/server/files/file-refusal.ts'
import { runInChildProcess } from '#kit/server/processes/child-process.ts'
import type { Answer, Picture, Shape, Task } from './image-process.ts'
import { memoryBudget } from './memory-budget.ts'

/** Re-encodes uploaded pictures in child processes, within a memory budget. */

/** Bytes that all files being decoded at the same time share. */
export const decodeMemory = 200e6
export const withinMemory = memoryBudget(decodeMemory)

/**
 * Re-encodes a picture in each width: rotated upright, in sRGB and WebP. Metadata (EXIF, GPS position) and hidden
 * content of the uploaded file are dropped.
 */
export async function reEncode(source: string, shape: Shape, folder: string): Promise<Picture> {
  const decodeWithin = (memory: number) =>
    withinMemory(memory, () => decodeInChildProcess({ source, ...shape, folder, memory }))
  // Two at a time. The rare picture that needs more than half of the memory is retried alone.
  let answer = await decodeWithin(decodeMemory / 2)
  if ('needs' in answer && answer.needs <= decodeMemory) answer = await decodeWithin(decodeMemory)
  if ('picture' in answer) return answer.picture
  if ('needs' in answer) throw new FileRefusal('image_too_large', { max_megapixels: megapixels(answer) })
  if ('diskError' in answer) throw Object.assign(new Error('No space left for a picture.'), { code: answer.diskError })
  throw new FileRefusal(answer.refusal, answer.params)
}

/** The largest picture of this format that fits into memory. */
function megapixels({ needs, pixels }: { needs: number; pixels: number }): number {
  return Math.floor((pixels * decodeMemory) / needs / 1e6)
}

async function decodeInChildProcess(task: Task): Promise<Answer> {
  const program = new URL('./image-process.ts', import.meta.url)
  return (
    (await runInChildProcess<Task, Answer>(program, task, ['--max-semi-space-size=1'])) ?? {
      refusal: 'file_unreadable',
    }
  )
}

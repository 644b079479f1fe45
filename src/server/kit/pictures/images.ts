import { FileRefusal } from '#server/kit/files/file-refusal.ts'
import { inOwnProcess } from '#server/kit/files/own-process.ts'
import type { Answer, Picture, Shape, Task } from './image-process.ts'
import { memoryBudget } from './memory-budget.ts'

/** All files that are being decoded at any moment share this. */
export const decodeMemory = 200e6
export const withinMemory = memoryBudget(decodeMemory)

/**
 * Makes the picture anew in each width, upright, in sRGB and WebP. Nothing of the sent file is kept: neither EXIF nor
 * position, nor anything hidden in it.
 */
export async function reEncode(source: string, shape: Shape, folder: string): Promise<Picture> {
  const within = (memory: number) => withinMemory(memory, () => inProcess({ source, ...shape, folder, memory }))
  // Two at once; the rare picture that needs more than its half is begun again when it can have all.
  let answer = await within(decodeMemory / 2)
  if ('needs' in answer && answer.needs <= decodeMemory) answer = await within(decodeMemory)
  if ('picture' in answer) return answer.picture
  if ('needs' in answer) throw new FileRefusal('image_too_large', { max_megapixels: megapixels(answer) })
  if ('full' in answer) throw Object.assign(new Error('No room is left for a picture.'), { code: answer.full })
  throw new FileRefusal(answer.refusal, answer.params)
}

/** How large a picture of this kind may be to fit into memory. */
function megapixels({ needs, pixels }: { needs: number; pixels: number }): number {
  return Math.floor((pixels * decodeMemory) / needs / 1e6)
}

async function inProcess(task: Task): Promise<Answer> {
  const program = new URL('./image-process.ts', import.meta.url)
  return (
    (await inOwnProcess<Task, Answer>(program, task, ['--max-semi-space-size=1'])) ?? { refusal: 'file_unreadable' }
  )
}

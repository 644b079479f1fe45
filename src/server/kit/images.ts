import { fork } from 'node:child_process'
import { once } from 'node:events'
import { FileRefusal } from './file-refusal.ts'
import type { Answer, Picture, Shape, Task } from './image-process.ts'
import { memoryBudget } from './memory-budget.ts'

/** All pictures that are being decoded at any moment share this. */
const decodeMemory = 200e6
const withinMemory = memoryBudget(decodeMemory)
const maxMilliseconds = 60_000

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
  throw new FileRefusal(answer.refusal, answer.params)
}

/** How large a picture of this kind may be to fit into memory. */
function megapixels({ needs, pixels }: { needs: number; pixels: number }): number {
  return Math.floor((pixels * decodeMemory) / needs / 1e6)
}

/**
 * Each picture gets a process that ends with it. A decoder gives back little of the memory it took, and what a hostile
 * file breaks in native code breaks there.
 */
async function inProcess(task: Task): Promise<Answer> {
  const child = fork(new URL('./image-process.ts', import.meta.url), {
    execArgv: ['--max-semi-space-size=1'],
    // None of the portal's secrets; and one heap for all threads, which keeps freed memory from being held in many.
    env: { MALLOC_ARENA_MAX: '1' },
    timeout: maxMilliseconds,
    killSignal: 'SIGKILL',
  })
  const answers: Answer[] = []
  child.once('message', (answer: Answer) => answers.push(answer))
  // A child that is gone already shows by its silence.
  child.send(task, () => {})
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  if (answers[0]) return answers[0]
  if (signal === null) throw new Error(`The process that decodes pictures does not work: it ended with ${code}.`)
  return { refusal: 'file_unreadable' }
}

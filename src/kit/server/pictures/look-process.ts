import type { Looks } from './look.ts'
import { looksOfFile } from './look-of-file.ts'

/** A child process that computes the perceptual hashes of picture files. */

/* How the pictures in these files look, in their order, in a process of its own: null for what cannot be read. */

process.once('message', async (paths: string[]) => {
  const looks: (Looks | null)[] = []
  for (const path of paths) looks.push(await looksOfFile(path).catch(() => null))
  process.send?.(looks, () => process.disconnect?.())
})
// The portal has ended.
process.once('disconnect', () => process.exit())

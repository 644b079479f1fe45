import type { PerceptualHashes } from './perceptual-hash.ts'
import { perceptualHashesOfFile } from './perceptual-hash-of-file.ts'

/** A child process that computes the perceptual hashes of picture files. */

/* How the pictures in these files look, in their order, in a process of its own: null for what cannot be read. */

process.once('message', async (paths: string[]) => {
  const looks: (PerceptualHashes | null)[] = []
  for (const path of paths) looks.push(await perceptualHashesOfFile(path).catch(() => null))
  process.send?.(looks, () => process.disconnect?.())
})
// The portal has ended.
process.once('disconnect', () => process.exit())

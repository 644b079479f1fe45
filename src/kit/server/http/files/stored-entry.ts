/** Puts a stored file into a ZIP, and notices where its bytes are missing or damaged. */

import { createHash } from 'node:crypto'
import type { Storage } from '#kit/server/files/storage.ts'

type Wanted = {
  /** In the ZIP. */
  name: string
  /** In the storage. */
  stored: string
  sum: string | undefined
}

/** The entry of a file, or none where there are no bytes. Names of files that are missing or damaged are added to `lacking`. */
export async function* storedEntry(storage: Storage, { name, stored, sum }: Wanted, lacking: string[]) {
  const found = await storage.open(stored)
  if (!found) lacking.push(name)
  else yield { name, chunks: comparing(found.stream, sum, () => lacking.push(name)) }
}

/** Passes bytes on as they are, for a damaged picture may still be of use. */
async function* comparing(
  stream: AsyncIterable<Buffer>,
  sum: string | undefined,
  onDamage: () => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of stream) {
    hash.update(chunk)
    yield chunk
  }
  if (sum && hash.digest('hex') !== sum) onDamage()
}

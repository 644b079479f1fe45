import type { Storage } from '#kit/server/files/storage.ts'
import type { Metrics } from './metrics.ts'

/** Wraps a storage to count its errors and the bytes that it transfers. */

type Counters = Pick<Metrics, 'storageErrors' | 'storageBytes'>

/** Counts what is written and read, and what fails. */
export function measuredStorage(storage: Storage, { storageErrors, storageBytes }: Counters): Storage {
  async function counting<Result>(operation: string, result: Promise<Result>): Promise<Result> {
    return result.catch((error) => {
      storageErrors.inc({ operation })
      throw error
    })
  }
  return {
    place: storage.place,
    async put(name, file) {
      await counting('put', storage.put(name, file))
      storageBytes.inc({ direction: 'written' }, file.bytes)
    },
    create: (name, text) => counting('create', storage.create(name, text)),
    async open(name, range) {
      const opened = await counting('open', storage.open(name, range))
      if (opened) storageBytes.inc({ direction: 'read' }, opened.bytes)
      return opened
    },
    size: (name) => counting('size', storage.size(name)),
    move: (from, to) => counting('move', storage.move(from, to)),
    remove: (name) => counting('remove', storage.remove(name)),
    list: (folder) => storage.list(folder),
  }
}

import type { Storage } from './storage.ts'

/** The storage for files while `npm run move-files` copies them from one storage to another. */

/** One storage that is being copied into another: new files go there at once, older ones are read from where they are. */
export function whileMoving(from: Storage, to: Storage): Storage {
  return {
    place: `${to.place} (moving from ${from.place})`,
    put: to.put,
    create: async (name, text) => (await from.size(name)) === null && to.create(name, text),
    open: async (name, range) => (await to.open(name, range)) ?? from.open(name, range),
    size: async (name) => (await to.size(name)) ?? from.size(name),
    async move(one, other) {
      await to.move(one, other)
      await from.move(one, other)
    },
    async remove(name) {
      await to.remove(name)
      await from.remove(name)
    },
    async *list(folder) {
      const listed = new Set<string>()
      for await (const file of to.list(folder)) {
        listed.add(file.name)
        yield file
      }
      for await (const file of from.list(folder)) if (!listed.has(file.name)) yield file
    },
  }
}

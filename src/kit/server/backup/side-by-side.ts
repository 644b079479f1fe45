/** Runs a function for each item, several at a time. */

/** So many at once: most of the time is spent waiting for a server. */
const atOnce = 8

/** Does something with each, several at a time. `worker` is the number of the one that does it. */
export async function sideBySide<Item>(
  items: Iterable<Item>,
  run: (item: Item, worker: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const left = items[Symbol.iterator]()
  const workOn = async (worker: number) => {
    for (let next = left.next(); !next.done; next = left.next()) {
      signal?.throwIfAborted()
      await run(next.value, worker)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => workOn(worker)))
}

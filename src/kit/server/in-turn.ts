/** Queues work by key: calls with the same key run one after the other in this process. */

/** Works that share a key run one after the other in this process, and each waits without holding anything. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(key) ?? Promise.resolve()).then(work)
    // One that fails does not keep the next from its turn.
    const over: Promise<unknown> = result.catch(() => {}).then(() => last.get(key) === over && last.delete(key))
    last.set(key, over)
    return result
  }
}

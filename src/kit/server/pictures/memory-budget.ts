/** A weighted semaphore: work starts when its estimated bytes fit in the free part of `total`, in order of arrival. */
export function memoryBudget(total: number) {
  const waiting: { bytes: number; start: () => void }[] = []
  let free = total

  function admit(): void {
    for (let next = waiting[0]; next && next.bytes <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.bytes
      next.start()
    }
  }

  return async function within<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      waiting.push({ bytes, start })
      admit()
    })
    try {
      return await work()
    } finally {
      free += bytes
      admit()
    }
  }
}

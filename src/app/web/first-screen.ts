import { isConnected } from '#kit/web/calls/connection.ts'
import { queryClient } from '#kit/web/calls/query.ts'
import { partsAreLoading } from '#kit/web/page/loading/lazy-part.ts'

/* Milliseconds. */
const step = 100
const patience = 5000

/**
 * Resolves once the first screen of a visit is whole, or five seconds have passed. To be called when it is rendered. What the
 * first screen does without waits for this; without a connection nothing is worth waiting for.
 */
export async function untilWhole(): Promise<void> {
  const until = performance.now() + patience
  do await new Promise((resolve) => setTimeout(resolve, step))
  while (isConnected.get() && !isWhole() && performance.now() < until)
}

/** Nothing is being fetched any more, and the title is shown: React may render a part 100 ms after its answer arrived. */
const isWhole = () => queryClient.isFetching() === 0 && !partsAreLoading() && document.querySelector('main h1') !== null

/**
 * Scheduled work of several parts: one after the other. A part that fails holds up no other: the job fails after all of them, and its next attempt
 * does what is left. When the portal stops, it ends between two parts.
 */
export async function eachPart(parts: readonly (() => Promise<unknown>)[], signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (const part of parts) {
    signal?.throwIfAborted()
    await part().catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

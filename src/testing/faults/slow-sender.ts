import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { RawRequest } from '#testing/faults/raw-request.ts'

/** Sends a body so many bytes at a time, until it is sent or nobody takes it any more. */
export async function sendSlowly(
  { socket }: RawRequest,
  body: Buffer | string,
  { bytes, every }: { bytes: number; every: number },
): Promise<void> {
  const rest = Buffer.from(body)
  for (let sent = 0; sent < rest.length && !socket.destroyed; sent += bytes) {
    if (!socket.write(rest.subarray(sent, sent + bytes)))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    await setTimeout(every)
  }
}

import type { RawRequest } from '#testing/faults/raw-request.ts'

/** Stops taking what comes. What the systems on the way hold is soon full, and the portal can send no more. */
export function stopReading({ socket }: RawRequest): void {
  socket.pause()
}

/** Takes what comes for a moment now and then; answers what stops that. */
export function readSlowly({ socket }: RawRequest, { bytes, every }: { bytes: number; every: number }): () => void {
  socket.pause()
  const reading = setInterval(() => {
    const before = socket.bytesRead
    const take = () => {
      if (socket.bytesRead - before >= bytes) socket.off('data', take).pause()
    }
    socket.on('data', take).resume()
  }, every)
  const stop = () => clearInterval(reading)
  socket.once('close', stop)
  return stop
}

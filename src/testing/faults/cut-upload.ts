import { setTimeout } from 'node:timers/promises'
import { rawRequest } from '#testing/faults/raw-request.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Begins to send a picture in a form, and disconnects after a while. */
export async function cutUpload(
  url: string,
  { field, after, visitor }: { field: string; after: number; visitor?: Visitor },
): Promise<void> {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': '9000000' }
  const request = rawRequest(url, { headers, visitor })
  request.socket.write(`--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`)
  request.socket.write(Buffer.alloc(100_000, 7))
  await setTimeout(after)
  request.socket.destroy()
  await request.closed
}

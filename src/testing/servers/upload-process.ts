import { readdirSync, readFileSync } from 'node:fs'
import { uploadServer } from '#testing/servers/upload-server.ts'

/*
 * An upload server in a process of its own, so that its memory is measured apart from that of the test. Sends its
 * address; on any message, it sends the peak of the memory that it and its children used together.
 */

let peak = 0
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss() + childrensMemory())
}, 5)

const server = await uploadServer()
process.on('message', async () => process.send?.({ peak, left: await server.onDisk() }))
process.on('disconnect', () => void server.close().finally(() => process.exit()))
process.send?.({ url: server.url })

/** Without what they share with this process, the program itself. Known on Linux only. */
function childrensMemory(): number {
  if (process.platform !== 'linux') return 0
  const threads = readdirSync('/proc/self/task')
  const children = threads.flatMap((thread) =>
    readWhileThere(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean),
  )
  const kilobytes = children.map((id) =>
    Number(/RssAnon:\s+(\d+)/.exec(readWhileThere(`/proc/${id}/status`))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, size) => sum + size * 1024, 0)
}

function readWhileThere(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

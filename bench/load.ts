import { connect, type Socket } from 'node:net'

/** The requests of each connection, one after another, and for how long; sent to the process by its parent. */
export type Load = { port: number; requests: string[]; seconds: number; expectedStatus: number; connections: number }
export type LoadResult = { perSecond: number; p99: number; wrong: number }

/**
 * A generator of load in a process of its own. It speaks HTTP/1.1 over persistent connections, each with one request in flight, and
 * does no more with an answer than to find its end: on a machine of few cores a full client would be what is measured.
 */
process.on('message', async (load: Load) => {
  process.send?.(await run(load))
})

process.on('disconnect', () => process.exit())

async function run({ port, requests, seconds, expectedStatus, connections }: Load): Promise<LoadResult> {
  const begin = performance.now()
  const end = begin + seconds * 1000
  const durations: number[] = []
  let wrong = 0
  let next = 0
  const worker = async () => {
    const line = await open(port)
    while (performance.now() < end) {
      const request = requests[next++ % requests.length] as string
      const start = performance.now()
      if ((await line.ask(request)) !== expectedStatus) wrong += 1
      durations.push(performance.now() - start)
    }
    line.close()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsed = (performance.now() - begin) / 1000
  durations.sort((one, other) => one - other)
  return { perSecond: durations.length / elapsed, p99: durations[Math.floor(durations.length * 0.99)] ?? 0, wrong }
}

async function open(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let settle: (status: number) => void = () => {}
  let head = ''
  let status = 0
  let missing = -1
  socket.on('data', (chunk) => {
    let body = chunk.length
    if (missing < 0) {
      head += chunk.toString('latin1')
      const split = head.indexOf('\r\n\r\n')
      if (split < 0) return
      status = Number(head.slice(9, 12))
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
      if (/\r\ntransfer-encoding:/i.test(head)) throw new Error(`An answer without a length: ${head.slice(0, split)}`)
      body = head.length - split - 4
      missing = status === 304 ? 0 : length
      head = ''
    }
    missing -= body
    if (missing > 0) return
    missing = -1
    settle(status)
  })
  return {
    ask: (request: string) => {
      const answered = new Promise<number>((resolve) => {
        settle = resolve
      })
      socket.write(request)
      return answered
    },
    close: () => socket.destroy(),
  }
}

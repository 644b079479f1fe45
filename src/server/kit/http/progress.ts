import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Portal } from './context.ts'
import { Failure } from './errors.ts'

/** Who moves fewer bytes than `least` in so many milliseconds, although something is to be moved, holds up a connection and all that hangs on it. */
const least = 1024
const patience = 45_000
/** The same for those whom the portal waits for when it is asked to stop. */
const patienceWhenClosing = 2000
const lookEvery = 500

type Connection = {
  /** How much had moved, and when, at the last step that was large enough. */
  moved: number
  since: number
  request: FastifyRequest | null
  reply: FastifyReply | null
  isTold: boolean
}

/**
 * Ends connections on which a body comes in, or an answer is taken, too slowly to be meant: a byte now and then keeps nobody's
 * place. However large a transfer is, it may last as long as it moves. Comes before everything else that looks at a request.
 */
export function registerProgress(app: FastifyInstance, clock: Portal['clock']): void {
  const connections = new Map<Socket, Connection>()
  let isClosing = false

  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket)
    if (known) return known
    const connection = { moved: 0, since: clock().getTime(), request: null, reply: null, isTold: false }
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
    return connection
  }

  app.server.on('connection', connectionOf)
  app.addHook('onRequest', async (request, reply) => {
    // What is asked within the process comes over none.
    const { socket } = request.raw
    if (socket instanceof Socket) Object.assign(connectionOf(socket), { request, reply })
  })
  const looking = setInterval(() => {
    const now = clock().getTime()
    for (const [socket, connection] of connections) {
      const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength
      const isWaitedFor = isComing(connection) || socket.writableLength > 0 || (isClosing && isIdle(connection))
      if (!isWaitedFor || moved - connection.moved >= least) Object.assign(connection, { moved, since: now })
      else if (now - connection.since >= (isClosing ? patienceWhenClosing : patience)) end(socket, connection)
    }
  }, lookEvery).unref()

  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onClose', async () => clearInterval(looking))
}

/** A body is on its way, even where its request was answered already. */
function isComing({ request }: Connection): boolean {
  return request !== null && !request.raw.complete
}

/** Nothing was asked yet, or not to the end of its headers; or all was answered. */
function isIdle({ reply }: Connection): boolean {
  return reply === null || reply.raw.writableFinished
}

/** Whoever is still sending is told why, where somebody waits for the body; everybody else has stopped listening. */
function end(socket: Socket, connection: Connection): void {
  const { request, reply, isTold } = connection
  const isTellable = request && reply && !isTold && !reply.raw.headersSent && request.raw.listenerCount('error') > 0
  if (!isTellable) return void socket.destroy()
  connection.isTold = true
  reply.header('Connection', 'close')
  request.raw.emit('error', new Failure('request_timeout'))
}

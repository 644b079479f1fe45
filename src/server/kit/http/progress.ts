import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Portal } from './context.ts'
import { Failure } from './errors.ts'

/** A connection that transfers fewer than `least` bytes in `patience` milliseconds, although there is something to transfer, is ended. */
const least = 1024
const patience = 45_000
/** The same while the portal shuts down. */
const patienceWhenClosing = 2000
const lookEvery = 500

type Connection = {
  /** Bytes transferred, and when, at the last sufficient progress. */
  moved: number
  since: number
  request: FastifyRequest | null
  reply: FastifyReply | null
  isNotified: boolean
}

/**
 * Ends connections that send a body or take an answer too slowly (slow loris). A transfer may last as long as it makes progress,
 * however large it is. Registered before everything else that handles a request.
 */
export function registerProgress(app: FastifyInstance, clock: Portal['clock']): void {
  const connections = new Map<Socket, Connection>()
  let isClosing = false

  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket)
    if (known) return known
    const connection = { moved: 0, since: clock().getTime(), request: null, reply: null, isNotified: false }
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
    return connection
  }

  app.server.on('connection', connectionOf)
  app.addHook('onRequest', async (request, reply) => {
    // An injected request has no connection.
    const { socket } = request.raw
    if (socket instanceof Socket) Object.assign(connectionOf(socket), { request, reply })
  })
  const looking = setInterval(() => {
    const now = clock().getTime()
    for (const [socket, connection] of connections) {
      const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength
      const isActive = isReceiving(connection) || socket.writableLength > 0 || (isClosing && isIdle(connection))
      if (!isActive || moved - connection.moved >= least) Object.assign(connection, { moved, since: now })
      else if (now - connection.since >= (isClosing ? patienceWhenClosing : patience)) end(socket, connection)
    }
  }, lookEvery).unref()

  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onClose', async () => clearInterval(looking))
}

/** A body is being received, even where its request was answered already. */
function isReceiving({ request }: Connection): boolean {
  return request !== null && !request.raw.complete
}

/** No request was received, or not all of its headers; or every request was answered. */
function isIdle({ reply }: Connection): boolean {
  return reply === null || reply.raw.writableFinished
}

/** Answers 408 where a handler still reads the body; otherwise closes the connection. */
function end(socket: Socket, connection: Connection): void {
  const { request, reply, isNotified } = connection
  const canNotify = request && reply && !isNotified && !reply.raw.headersSent && request.raw.listenerCount('error') > 0
  if (!canNotify) return void socket.destroy()
  connection.isNotified = true
  reply.header('Connection', 'close')
  request.raw.emit('error', new Failure('request_timeout'))
}

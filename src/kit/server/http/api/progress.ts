import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Portal } from '../context.ts'
import { Failure } from '../errors.ts'

/** A connection that transfers fewer than `minBytes` in `timeout` milliseconds, although there is something to transfer, is closed. */
const minBytes = 1024
const timeout = 45_000
/** While the portal shuts down. */
const timeoutWhenClosing = 2000
const checkInterval = 500

type Connection = {
  /** Bytes transferred, and when, at the last sufficient progress. */
  bytes: number
  since: number
  request: FastifyRequest | null
  reply: FastifyReply | null
  isNotified: boolean
}

/**
 * Closes connections that send a body or read a response too slowly (Slowloris). A transfer of any size may go on while it makes
 * progress. Registered before everything else that handles a request.
 */
export function registerProgress(app: FastifyInstance, clock: Portal['clock']): void {
  const connections = new Map<Socket, Connection>()
  let isClosing = false

  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket)
    if (known) return known
    const connection = { bytes: 0, since: clock().getTime(), request: null, reply: null, isNotified: false }
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
  const timer = setInterval(() => {
    const now = clock().getTime()
    for (const [socket, connection] of connections) {
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength
      const isActive = isReceiving(connection) || socket.writableLength > 0 || (isClosing && isIdle(connection))
      if (!isActive || bytes - connection.bytes >= minBytes) Object.assign(connection, { bytes, since: now })
      else if (now - connection.since >= (isClosing ? timeoutWhenClosing : timeout)) end(socket, connection)
    }
  }, checkInterval).unref()

  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** A body is being received, even if its request was answered already. */
function isReceiving({ request }: Connection): boolean {
  return request !== null && !request.raw.complete
}

/** No complete request headers were received, or every request was answered. */
function isIdle({ reply }: Connection): boolean {
  return reply === null || reply.raw.writableFinished
}

/** Answers 408 if a handler still reads the body; otherwise closes the connection. */
function end(socket: Socket, connection: Connection): void {
  const { request, reply, isNotified } = connection
  const canNotify = request && reply && !isNotified && !reply.raw.headersSent && request.raw.listenerCount('error') > 0
  if (!canNotify) return void socket.destroy()
  connection.isNotified = true
  reply.header('Connection', 'close')
  request.raw.emit('error', new Failure('request_timeout'))
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'

/** Hands connections to servers of PostgreSQL in turn, as a load balancer that only checks whether they can be reached: it does not ask who leads. */
export async function startTcpBalancer(servers: Connection[]) {
  let turn = 0
  let isSilent = false
  let opened = 0
  const open = new Map<Socket, Socket>()
  const balancer = createServer((client) => {
    const reach = (triesLeft: number) => {
      const { host, port } = servers[turn++ % servers.length] as Connection
      const server = connect(`${host}/.s.PGSQL.${port}`)
      const isDown = () => (triesLeft > 0 ? reach(triesLeft - 1) : client.destroy())
      server.once('error', isDown)
      server.once('connect', () => {
        server.off('error', isDown).on('error', () => client.destroy())
        client.on('error', () => server.destroy()).on('close', () => server.destroy())
        server.on('close', () => client.destroy() && open.delete(server))
        opened += 1
        open.set(server, client)
        client.pipe(server)
        if (!isSilent) server.pipe(client)
      })
    }
    reach(servers.length - 1)
  }).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  const [{ user, database }] = servers as [Connection]
  return {
    url: `postgres://${user}@127.0.0.1:${(balancer.address() as AddressInfo).port}/${database}`,
    /** From now on nothing that a server sends arrives, and no connection is refused. */
    silence: () => {
      isSilent = true
      for (const [server, client] of open) server.unpipe(client)
    },
    speak: () => {
      isSilent = false
      for (const [server, client] of open) server.pipe(client)
    },
    /** How many connections there are, and were. */
    connections: () => ({ open: open.size, opened }),
    stop: () => balancer.close(),
  }
}

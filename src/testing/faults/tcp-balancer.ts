import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import type { Connection } from '#server/kit/postgres/postgres.ts'

/** Hands connections to servers of PostgreSQL in turn, as a load balancer that only checks whether they can be reached: it does not ask who leads. */
export async function startTcpBalancer(servers: Connection[]) {
  let turn = 0
  const balancer = createServer((client) => {
    const reach = (triesLeft: number) => {
      const { host, port } = servers[turn++ % servers.length] as Connection
      const server = connect(`${host}/.s.PGSQL.${port}`)
      const isDown = () => (triesLeft > 0 ? reach(triesLeft - 1) : client.destroy())
      server.once('error', isDown)
      server.once('connect', () => {
        server.off('error', isDown).on('error', () => client.destroy())
        client.on('error', () => server.destroy()).on('close', () => server.destroy())
        server.on('close', () => client.destroy())
        client.pipe(server).pipe(client)
      })
    }
    reach(servers.length - 1)
  }).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  const [{ user, database }] = servers as [Connection]
  return {
    url: `postgres://${user}@127.0.0.1:${(balancer.address() as AddressInfo).port}/${database}`,
    stop: () => balancer.close(),
  }
}

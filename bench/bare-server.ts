import { createServer } from 'node:http'
import pg from 'pg'
import { bareArtistPage, bareNotifications, bareProfile } from './bare-answers.ts'
import type { Connection } from './world.ts'

/**
 * The baseline: `node:http` and prepared statements, and nothing else. No right is required, no session ends, neither requests
 * nor responses are validated; whose notifications are meant is looked up in the same query.
 */
process.on('message', (connection: Connection) => {
  const pool = new pg.Pool({ ...connection, max: 10, options: '-c timezone=UTC' })
  // A plan that fits every filter fits none: reused, it would make the baseline twenty times as slow.
  const planning = new pg.Pool({
    ...connection,
    max: 10,
    options: '-c timezone=UTC -c plan_cache_mode=force_custom_plan',
  })
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare')
    if (pathname === '/profile') {
      const page = await bareProfile(pool, searchParams)
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        'content-length': page.length,
      })
      response.end(page)
      return
    }
    const answer =
      pathname === '/notifications'
        ? await bareNotifications(pool, request.headers.cookie?.split('=')[1] ?? '')
        : await bareArtistPage(planning, searchParams)
    const body = JSON.stringify(answer)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
})

process.on('disconnect', () => process.exit())

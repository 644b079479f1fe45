import { expect, test } from 'vitest'
import { serversAt } from './servers.ts'

test('another database is requested from the primary server, with the same settings', () => {
  const servers = serversAt('postgres://anna:secret@one,two:5433/atelier?sslmode=require')
  servers.leave(servers.leading)
  const others = servers.withDatabase('scratch')
  expect(others.leading.connectionString).toBe('postgres://anna:secret@two:5433/scratch?sslmode=require')
  others.leave(others.leading)
  expect(others.leading.connectionString).toBe('postgres://anna:secret@one/scratch?sslmode=require')
})

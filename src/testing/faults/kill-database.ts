import { join } from 'node:path'
import { postmasterOf } from '#kit/server/postgres/server/postgres-orphan.ts'

/** Ends the embedded database of a data folder at once; its workers, who miss it, follow. */
export function killDatabase(dataDir: string): void {
  process.kill(postmasterOf(join(dataDir, 'postgres')) as number, 'SIGKILL')
}

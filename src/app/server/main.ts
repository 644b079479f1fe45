import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readConfig } from '#kit/server/start/config.ts'
import { makeDataFolder } from '#kit/server/start/data-folder.ts'
import { reportFailure } from '#kit/server/start/start-error.ts'

/* The program. It imports little itself: all other modules are found compiled, here and in each process for a picture or a PDF. */
try {
  const config = readConfig(process.env)
  makeDataFolder(config.dataDir)
  enableCompileCache(join(config.dataDir, 'compiled'))
  const { runPortal } = await import('./run-portal.ts')
  runPortal(config)
} catch (error) {
  reportFailure(error)
}

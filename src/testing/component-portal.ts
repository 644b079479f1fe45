import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPortalProcess } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the portal of component tests listens. */
    portalPort: string
  }
}

/** Vitest's global setup: the portal that component tests speak to, with a demo academy that all of them share. */
export default async function componentPortal(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-components-'))
  const { end } = await startPortalProcess(dataDir, { PORT: project.getProvidedContext().portalPort })
  return async () => {
    await end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

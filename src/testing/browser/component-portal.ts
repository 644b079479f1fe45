import type { TestProject } from 'vitest/node'
import { startDemoPortal } from '#testing/servers/demo-portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the portal of component tests listens. */
    portalPort: string
  }
}

/** Vitest's global setup: the portal that component tests speak to, with a demo academy that all of them share. */
export default async function componentPortal(project: TestProject) {
  const PORT = project.getProvidedContext().portalPort
  // The browser's half is that of production, which is quicker; a portal of production has no demo. All files at once ask more than anybody.
  const { end } = await startDemoPortal({ PORT, NODE_ENV: 'test', REQUESTS_PER_MINUTE: '100000' })
  return end
}

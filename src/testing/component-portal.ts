import type { TestProject } from 'vitest/node'
import { startDemoPortal } from './demo-portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the portal of component tests listens. */
    portalPort: string
  }
}

/** Vitest's global setup: the portal that component tests speak to, with a demo academy that all of them share. */
export default async function componentPortal(project: TestProject) {
  const PORT = project.getProvidedContext().portalPort
  // Whoever works in all files at once asks more than anybody does by hand.
  const { end } = await startDemoPortal({ PORT, REQUESTS_PER_MINUTE: '100000' })
  return end
}

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
  const { end } = await startDemoPortal({ PORT: project.getProvidedContext().portalPort })
  return end
}

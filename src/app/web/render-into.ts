import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** In React's own file (`scripts/chunks.ts`), which so runs React in a turn of its own, and not with the first file that uses it. */
export function renderInto(root: HTMLElement, program: ReactNode) {
  createRoot(root).render(program)
}

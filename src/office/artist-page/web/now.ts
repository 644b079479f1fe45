import { useState } from 'react'

/** The moment in which the screen was opened, so that nothing changes its place while somebody reads. */
export function useNow(): number {
  return useState(() => Date.now())[0]
}

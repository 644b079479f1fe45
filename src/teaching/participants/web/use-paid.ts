import { useState } from 'react'
import type { EntryChoice } from '#teaching/participants/contract/participants.ts'

/**
 * The payment of an offered seat: the package that expires first where only a package can pay, and `null` where there
 * is none. Where it may be either, undefined until the student chooses.
 */
export function usePaid(packages: readonly EntryChoice[], isEntryNeeded: boolean) {
  const isOpen = packages.length > 0 && !isEntryNeeded
  return useState<number | null | undefined>(isOpen ? undefined : (packages[0]?.id ?? null))
}

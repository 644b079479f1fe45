import type { StagedFile } from '#kit/contract/values/files.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Stage } from '#reputation/consents/contract/stages.ts'
import { demoAccounts } from '../records/demo-accounts.ts'
import type { DemoPortfolioItem } from '../records/demo-portfolio.ts'
import type { Treatment } from './demo-treatments.ts'

/** The pictures of all works, drawn and ready to be stored. */
export type DemoWorkImages = { item: DemoPortfolioItem; stage: Stage; file: StagedFile }[]

/**
 * The pictures of a work: before and after, and at times healed. Drawing takes time, so an artist's later works have
 * the healed picture alone, except those of the demo account.
 */
export function imagesOf(
  item: DemoPortfolioItem,
  portfolio: readonly DemoPortfolioItem[],
): { item: DemoPortfolioItem; treatment: Treatment }[] {
  const isMirrored = item.copyOf !== null
  const { technique, position, artist } = isMirrored ? originalOf(item, portfolio) : item
  const isLookedAt = demoAccounts.some(({ email }) => email === artist.row.email)
  const seed = artist.seed * 100 + position
  return stagesOf(position, isLookedAt).map((stage) => ({ item, treatment: { technique, stage, seed, isMirrored } }))
}

function originalOf({ copyOf }: DemoPortfolioItem, portfolio: readonly DemoPortfolioItem[]): DemoPortfolioItem {
  const original = portfolio.find(({ position, artist: { person } }) => {
    return fullName(person) === copyOf?.artist && position === copyOf.position
  })
  if (!original) throw new Error(`There is no work ${copyOf?.position} of ${copyOf?.artist} to copy.`)
  return original
}

function stagesOf(position: number, isLookedAt: boolean): Stage[] {
  if (isLookedAt && position % 3 === 1) return ['BEFORE', 'AFTER', 'HEALED']
  return isLookedAt || position === 1 ? ['BEFORE', 'AFTER'] : ['HEALED']
}

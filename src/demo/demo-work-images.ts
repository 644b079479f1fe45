import type { StagedFile } from '#contract/kit/files.ts'
import type { Stage } from '#contract/portfolio/portfolio.works.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DrawnTreatment } from './demo-drawing-process.ts'
import type { DemoPortfolioItem } from './demo-portfolio.ts'

/** The pictures of all works, drawn and ready to be stored. */
export type DemoWorkImages = { item: DemoPortfolioItem; stage: Stage; file: StagedFile }[]

/**
 * What a work shows: before and after, and at times what was there once it had healed. Those of the artist who signs in are looked at
 * from close by, and drawn larger, which takes longer.
 */
export function imagesOf(item: DemoPortfolioItem): { item: DemoPortfolioItem; treatment: DrawnTreatment }[] {
  const { technique, position, artist } = item
  const stages: Stage[] = position % 3 === 1 ? ['BEFORE', 'AFTER', 'HEALED'] : ['BEFORE', 'AFTER']
  const seed = artist.seed * 100 + position
  const width = demoAccounts.some(({ email }) => email === artist.row.email) ? 800 : 480
  return stages.map((stage) => ({ item, treatment: { technique, stage, seed, width } }))
}

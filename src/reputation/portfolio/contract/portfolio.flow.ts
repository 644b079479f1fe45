import type { Permission } from '#kit/contract/permissions.ts'
import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'
import type { PortfolioStatus } from './portfolio.works.ts'

/** Its holder sees the works that all artists submitted, and decides on them. */
export const moderationRight = 'can-moderate-portfolio' satisfies Permission

type Step = { from: readonly PortfolioStatus[]; to: PortfolioStatus; by: 'artist' | 'office' }

/**
 * What can happen to a work; any other step is a 409. When an artist edits an approved work, it returns to the office.
 */
export const portfolioSteps = {
  submit: { from: ['DRAFT', 'REJECTED', 'HIDDEN'], to: 'PENDING', by: 'artist' },
  withdraw: { from: ['PENDING', 'APPROVED'], to: 'DRAFT', by: 'artist' },
  approve: { from: ['PENDING', 'REJECTED', 'HIDDEN'], to: 'APPROVED', by: 'office' },
  reject: { from: ['PENDING'], to: 'REJECTED', by: 'office' },
  hide: { from: ['APPROVED'], to: 'HIDDEN', by: 'office' },
  /** Takes a decision back, as when the wrong key was pressed. */
  reopen: { from: ['APPROVED', 'REJECTED'], to: 'PENDING', by: 'office' },
} as const satisfies Record<string, Step>

export type PortfolioStep = keyof typeof portfolioSteps

type Standing = { status: PortfolioStatus; is_own: boolean }

/** The steps that the status allows and the reader may take: the buttons of the screen, and all that the server accepts. */
export function availablePortfolioSteps(reader: RoleHolder, { status, is_own }: Standing): PortfolioStep[] {
  const isModerator = hasPermission(reader, moderationRight)
  return (Object.keys(portfolioSteps) as PortfolioStep[]).filter((step) => {
    const { from, by } = portfolioSteps[step]
    const isTheirs = by === 'artist' ? is_own : isModerator
    return isTheirs && (from as readonly PortfolioStatus[]).includes(status)
  })
}

/** Whether the reader may change its words and pictures. */
export function mayEditPortfolio(reader: RoleHolder, { is_own }: Pick<Standing, 'is_own'>): boolean {
  return is_own || hasPermission(reader, moderationRight)
}

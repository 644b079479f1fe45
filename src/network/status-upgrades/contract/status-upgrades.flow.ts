import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'
import type { Metric, Requirement } from '#network/levels/contract/levels.ts'
import type { Check, Figures, LevelMove, Standing, UpgradeRequest } from './status-upgrades.ts'

/** Each requirement with the artist's figure. There is no rounding: 4.49 is not 4.5, and no rating at all is none. */
export function checksOf(requirements: readonly Requirement[], figures: Figures): Check[] {
  return requirements.map(({ metric, at_least }) => {
    const value = figures[metric]
    return { metric, at_least, value, is_met: value !== null && value >= at_least }
  })
}

/** The requirements that the artist met at the time of the request, and does not any more. */
export function lackingSince({ evidence }: Pick<UpgradeRequest, 'evidence'>, figures: Figures): Check[] {
  return checksOf(evidence, figures).filter(({ is_met }) => !is_met)
}

/** The figures of a request that have changed since they were read. */
export function changedFigures({ evidence }: Pick<UpgradeRequest, 'evidence'>, shown: Figures, now: Figures): Metric[] {
  return evidence.map(({ metric }) => metric).filter((metric) => shown[metric] !== now[metric])
}

export function openRequest({ requests }: Pick<Standing, 'requests'>): UpgradeRequest | null {
  return requests.find(({ status }) => status === 'PENDING') ?? null
}

type Asking = Pick<Standing, 'is_active' | 'next_level' | 'requirements' | 'requests'>

/** What keeps an artist from asking for the next level now, as the code of the server's answer; null where nothing does. */
export function obstacleTo(standing: Asking) {
  if (!standing.is_active) return 'artist_not_active'
  if (openRequest(standing)) return 'upgrade_already_requested'
  if (!standing.next_level) return 'top_level_reached'
  if (standing.requirements.some(({ is_met }) => !is_met)) return 'requirements_not_met'
  return null
}

export const upgradeSteps = {
  approve: { to: 'APPROVED' },
  reject: { to: 'REJECTED' },
} as const
export type UpgradeStep = keyof typeof upgradeSteps

type Rung = { id: number }
/** The level that an artist is on, and the whole ladder, the lowest first. */
type Place = { level: Rung | null; levels: readonly Rung[] }

/** What the reader may do about an artist's open request: the buttons of the screen, and all that the server accepts. */
export function availableUpgradeSteps(reader: RoleHolder, standing: Place & Pick<Standing, 'requests'>): UpgradeStep[] {
  const request = openRequest(standing)
  if (!request || !hasPermission(reader, 'can-decide-status-upgrade')) return []
  return isStillUpwards(standing, request) ? ['approve', 'reject'] : ['reject']
}

/** Nobody is led to a level by a request that was made from another one, or that does not lead up any more. */
export function isStillUpwards({ level, levels }: Place, { from_level, to_level }: UpgradeRequest): boolean {
  return level?.id === from_level.id && placeOf(to_level, levels) > placeOf(from_level, levels)
}

/** Which way the office moves an artist who is put on another level. */
export function moveTo(target: Rung, { level, levels }: Place, isCorrection: boolean): LevelMove {
  if (isCorrection) return 'corrected'
  return level && placeOf(target, levels) < placeOf(level, levels) ? 'lowered' : 'raised'
}

/** A request for the new level, or for one below it, is settled by it; any other request stays as it is. */
export function isSettledBy(target: Rung, { levels }: Pick<Place, 'levels'>, { to_level }: UpgradeRequest): boolean {
  return placeOf(target, levels) >= placeOf(to_level, levels)
}

function placeOf({ id }: Rung, levels: readonly Rung[]): number {
  return levels.findIndex((rung) => rung.id === id)
}

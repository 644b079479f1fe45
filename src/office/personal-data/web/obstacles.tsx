import type { ReactNode } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import type { ErasedPerson, Obstacle, ObstacleKind } from '#office/personal-data/contract/erasures.ts'

type ObstaclesProps = { obstacles: readonly Obstacle[]; person?: ErasedPerson; children?: ReactNode }

/** What has to be settled first; for the office with where to do it. */
export function Obstacles({ obstacles, person, children }: ObstaclesProps) {
  const t = useText()
  const obstacleText = useObstacleText()
  return (
    <Notice tone="waiting" title={t('erasures.obstacles_title')}>
      <Stack gap="sm">
        <ul>
          {obstacles.map((obstacle) => (
            <li key={obstacle.kind}>
              {obstacleText(obstacle)}{' '}
              {person && <Link {...places[obstacle.kind](person)}>{t(`erasures.settle_${obstacle.kind}`)}</Link>}
            </li>
          ))}
        </ul>
        {children}
      </Stack>
    </Notice>
  )
}

export function useObstacleText() {
  const t = useText()
  return ({ kind, count }: Obstacle) =>
    kind === 'LAST_OWNER' ? t('erasures.obstacle_LAST_OWNER') : t(`erasures.obstacle_${kind}`, { count })
}

type Place = { to: string; search?: Record<string, string> }

const ofStudent = ({ student }: ErasedPerson): Place => ({ to: `/student/${student}` })

const places: Record<ObstacleKind, (person: ErasedPerson) => Place> = {
  LAST_OWNER: () => ({ to: '/users' }),
  TRAININGS: ({ artist }) => ({ to: '/proartist/trainings/all', search: { artistId: String(artist) } }),
  PACKAGES: ofStudent,
  VOUCHERS: ({ name }) => ({ to: '/vouchers/admin', ...(name && { search: { filter: name } }) }),
  REFUNDS: ofStudent,
  SEATS: ofStudent,
  REPORTS: ({ artist }) => ({
    to: '/trainings/reviews/abuse',
    ...(artist && { search: { artistId: String(artist) } }),
  }),
}

import type { ErasedPerson, Obstacle, ObstacleKind } from '#contract/personal-data/erasures.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'

type ObstaclesProps = { obstacles: readonly Obstacle[]; person?: ErasedPerson }

/** What has to be settled first; for the office with where to do it. */
export function Obstacles({ obstacles, person }: ObstaclesProps) {
  const t = useText()
  return (
    <Notice tone="waiting" title={t('erasures.obstacles_title')}>
      <ul>
        {obstacles.map(({ kind, count }) => {
          const said =
            kind === 'LAST_OWNER' ? t('erasures.obstacle_LAST_OWNER') : t(`erasures.obstacle_${kind}`, { count })
          const place = person && places[kind](person)
          return (
            <li key={kind}>
              {said} {place && <Link to={place}>{t(`erasures.settle_${kind}`)}</Link>}
            </li>
          )
        })}
      </ul>
      {!person && t('erasures.obstacles_own')}
    </Notice>
  )
}

const places: Record<ObstacleKind, (person: ErasedPerson) => string> = {
  LAST_OWNER: () => '/users',
  TRAININGS: ({ artist }) => `/proartist/${artist}`,
  PACKAGES: ({ student }) => `/student/${student}`,
  VOUCHERS: () => '/vouchers/admin',
  REFUNDS: ({ student }) => `/student/${student}`,
  SEATS: ({ student }) => `/student/${student}`,
  REPORTS: () => '/trainings/reviews/abuse',
}

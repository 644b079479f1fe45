import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { StepButtons } from '#kit/web/page/step-buttons.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'

/** The strongest of the queue: of more a reader decides in one sitting on few. */
const most = 200

/** To the pair before and after this one among those that wait, by J and K as in other queues. */
export function PairSteps({ id }: { id: number }) {
  const t = useText()
  const navigate = useNavigate()
  const queue = { state: 'OPEN', sortBy: 'strength', itemsPerPage: most } as const
  const { data } = useApi(duplicates.list, queue, { isEnabled: useMay()(duplicates.list), keepsPrevious: true })
  const rows = data?.data ?? []
  const found = rows.findIndex((row) => row.id === id)
  // A pair that is decided leaves the queue: the next one is counted from where it was.
  const [place, setPlace] = useState(0)
  if (found >= 0 && found !== place) setPlace(found)
  const others = { next: rows[found >= 0 ? found + 1 : place], previous: rows[place - 1] }
  const go = (to: { id: number } | undefined) => {
    if (to) void navigate({ to: `/duplicates/${to.id}` })
  }
  if (!others.next && !others.previous) return null
  return (
    <StepButtons
      label={t('duplicates.steps')}
      previous={t('duplicates.previous')}
      next={t('duplicates.next')}
      onStep={(by) => go(by > 0 ? others.next : others.previous)}
    />
  )
}

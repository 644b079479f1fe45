import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import type { Filter } from '#kit/web/list/list-column.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useMay } from '#kit/web/session/session.ts'
import { reviews } from '#reputation/reviews/contract/reviews.ts'

const picker = lazyPart(() => import('#teaching/trainings/web/training-filter.shown.tsx'), 'TrainingFilter')

/** One training of very many, for users who may list them: searched by a few letters, or set by a link. */
export function useTrainingFilter(): Filter[] {
  const isOffered = useMay()('can-view-pro-artist-trainings')
  const inLanguage = useBilingual()
  const id = useSearchParam('trainingId')
  const trainingId = Number(id)
  // The calls of trainings would weigh on this screen; the figures know what theirs is called.
  const { data } = useApi(reviews.figures, { trainingId }, { isEnabled: isOffered && trainingId > 0 })
  if (!isOffered) return []
  const title = data?.data.training
  const label = title ? inLanguage(title) : (id ?? '')
  return [{ name: 'trainingId', label: 'reviews.training', options: id ? [{ value: id, label }] : [], picker }]
}

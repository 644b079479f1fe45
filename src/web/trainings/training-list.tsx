import type { ReactNode } from 'react'
import { type TrainingRow, type TrainingScope, trainings } from '#contract/trainings/trainings.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import type { BulkAction } from '#web/kit/list/bulk-action.ts'
import { List } from '#web/kit/list/list.tsx'
import type { Column, Filter } from '#web/kit/list/list-column.ts'
import { ListViews } from '#web/pieces/list-views.tsx'
import { useTrainingColumns } from './training-columns.tsx'
import { useTrainingFilters } from './training-filters.ts'

type TrainingListProps = {
  scope: TrainingScope
  label: string
  empty: ReactNode
  /** What this list shows beside what all of its kind do. */
  columns?: Column<TrainingRow>[]
  filters?: Filter[]
  actions?: BulkAction<TrainingRow>[]
}

/** The one list of trainings. */
export function TrainingList({ scope, label, empty, columns = [], filters = [], actions }: TrainingListProps) {
  const inLanguage = useBilingual()
  const shared = useTrainingColumns(scope)
  const sharedFilters = useTrainingFilters(scope)
  return (
    <List
      views={ListViews}
      endpoint={trainings.list}
      input={{ scope, total: 'later' }}
      label={label}
      link={({ id }) => `/training/${id}`}
      columns={[...shared, ...columns]}
      filters={[...sharedFilters, ...filters]}
      counts={{ endpoint: trainings.counts, input: { scope } }}
      actions={actions}
      nameOf={({ title }) => inLanguage(title)}
      exported={{ all: trainings.export }}
      empty={empty}
    />
  )
}

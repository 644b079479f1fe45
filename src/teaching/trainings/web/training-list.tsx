import type { ReactNode } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import { List } from '#kit/web/list/list.tsx'
import type { Column, Filter } from '#kit/web/list/list-column.ts'
import { type TrainingRow, type TrainingScope, trainings } from '#teaching/trainings/contract/trainings.ts'
import { useTrainingColumns } from './training-columns.tsx'
import { useTrainingFilters } from './training-filters.ts'

type TrainingListProps = {
  scope: TrainingScope
  label: string
  empty: ReactNode
  /** The columns, filters and actions of this list, in addition to those of all. */
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
      hasViews
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

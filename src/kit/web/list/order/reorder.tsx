import { lazy, Suspense } from 'react'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import type { Identified } from '../list-column.ts'
import type { ReorderProps } from './sortable-rows.tsx'

/** Loaded after the screen, for dragging weighs more than most screens. */
const SortableRows = lazy(() => import('./sortable-rows.tsx'))

/** Rows that people reorder. */
export function Reorder<Row extends Identified>(props: ReorderProps<Row>) {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <SortableRows {...(props as unknown as ReorderProps<Identified>)} />
    </Suspense>
  )
}

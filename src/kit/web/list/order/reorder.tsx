import { Suspense } from 'react'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import type { Identified } from '../list-column.ts'
import type { ReorderProps } from './sortable-rows.tsx'

/** Loaded after the screen, for dragging weighs more than most screens. */
const SortableRows = lazyPart(() => import('./sortable-rows.tsx'), 'default')

/** Rows that people reorder. */
export function Reorder<Row extends Identified>(props: ReorderProps<Row>) {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <SortableRows {...(props as unknown as ReorderProps<Identified>)} />
    </Suspense>
  )
}

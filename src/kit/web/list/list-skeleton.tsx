import { useText } from '#kit/web/language/i18n.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import styles from './list.module.css'
import type { Column } from './list-column.ts'

/** Placeholders for rows that are loading. */
export function ListSkeleton<Row>({ columns, rows }: { columns: Column<Row>[]; rows: number }) {
  const t = useText()
  return (
    <div role="status" className={styles.skeleton}>
      <span className="only-heard">{t('app.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are not there yet have no other name.
        <div key={row} className={styles.skeletonRow}>
          {columns.map(({ name, isTitle }) => (
            <Skeleton key={name} width={isTitle ? '70%' : '45%'} />
          ))}
        </div>
      ))}
    </div>
  )
}

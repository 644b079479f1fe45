import { useText } from '#kit/web/language/i18n.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import type { Column } from './list-column.ts'
import styles from './list-skeleton.module.css'

/** Placeholders for the head and the rows that are loading, as high as they will be. */
export function ListSkeleton<Row>({ columns, rows }: { columns: Column<Row>[]; rows: number }) {
  const t = useText()
  return (
    <div role="status" className="surface">
      <span className="sr-only">{t('app.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are not there yet have no other name.
        <div key={row} className={styles.row}>
          {columns.map(({ name, isTitle, hasPicture }) => (
            <span key={name}>
              {hasPicture && <Skeleton width="2.75rem" height="2.75rem" />}
              <Skeleton width={isTitle ? '70%' : '45%'} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

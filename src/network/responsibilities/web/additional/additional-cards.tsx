import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import type { AdditionalResponsibilityRow } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { IconCalendarDue } from '~icons'
import { Due, ResponsibilityStatusBadge } from '../due.tsx'
import styles from './additional-cards.module.css'

/** One artist's additional responsibilities, each a card that opens it. */
export function AdditionalCards({ rows }: { rows: AdditionalResponsibilityRow[] }) {
  const inLanguage = useBilingual()
  return (
    <Stack as="ul" gap="sm">
      {rows.map((row) => (
        <li key={row.id} className={styles.card}>
          <span className={styles.words}>
            <Link to={`/responsibilities/additional/${row.id}`}>{inLanguage(row.name)}</Link>
            <span className={styles.due}>
              <IconCalendarDue size={16} aria-hidden="true" />
              <Due {...row} />
            </span>
            {row.again && row.comment && <q className={styles.comment}>{row.comment}</q>}
          </span>
          <span className={styles.state}>
            <ResponsibilityStatusBadge {...row} />
          </span>
        </li>
      ))}
    </Stack>
  )
}

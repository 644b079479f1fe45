import type { FieldChange } from '#contract/artists/artists.entities.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { IconArrowNarrowRight } from '~icons'
import { fieldName, piecesOf } from './change-pieces.ts'
import { ChangeValue } from './change-value.tsx'
import styles from './changes-table.module.css'

/** What changed in an artist, field by field: as it was, and as it is. */
export function ChangesTable({ changes }: { changes: FieldChange[] }) {
  const t = useText()
  return (
    <dl className={styles.changes}>
      {changes.flatMap(piecesOf).map(({ field, before, after }) => (
        <div key={field} className={styles.change}>
          <dt>{t(fieldName(field))}</dt>
          <dd>
            <del className={styles.before}>
              <span className="only-heard">{t('artists.change_before')} </span>
              <ChangeValue field={field} value={before} />
            </del>
            <span className={styles.now}>
              <IconArrowNarrowRight size={18} aria-hidden="true" className={styles.arrow} />
              <ins className={styles.after}>
                <span className="only-heard">{t('artists.change_after')} </span>
                <ChangeValue field={field} value={after} />
              </ins>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

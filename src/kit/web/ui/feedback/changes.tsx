import type { ReactNode } from 'react'
import { IconArrowNarrowRight } from '~icons'
import styles from './changes.module.css'

export type ShownChange = {
  key: string
  label: ReactNode
  before: ReactNode
  after: ReactNode
  /** The author and the time. */
  note?: ReactNode
}

/** The changes of each field: before and after. `words` are their labels for screen readers. */
export function Changes({ changes, words }: { changes: ShownChange[]; words: { before: string; after: string } }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ key, label, before, after, note }) => (
        <div key={key} className={styles.change}>
          <dt>{label}</dt>
          <dd>
            <del className={styles.before}>
              <span className="only-heard">{words.before} </span>
              {before}
            </del>
            <span className={styles.now}>
              <IconArrowNarrowRight size={18} aria-hidden="true" className={styles.arrow} />
              <ins className={styles.after}>
                <span className="only-heard">{words.after} </span>
                {after}
              </ins>
            </span>
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { type ReactNode, type Ref, useId } from 'react'
import { AboutContext } from '#kit/web/ui/button.tsx'
import styles from './record-row.module.css'

type RecordRowProps = {
  /** Where the focus moves once its buttons have changed. */
  ref?: Ref<HTMLLIElement>
  /** What it is called, a link where it has a page. */
  name: ReactNode
  badge?: ReactNode
  /** Its buttons: a single one is next to the row where there is room, several are below its facts. */
  acts?: ReactNode
  /** The facts below the name, side by side. */
  children: ReactNode
}

/** A record in a short list that is part of a page: its name, its state, a line of facts, and what can be done with it. */
export function RecordRow({ ref, name, badge, acts, children }: RecordRowProps) {
  const nameId = useId()
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined} className={styles.row}>
      <div id={nameId} className={styles.name}>
        {name}
      </div>
      {badge}
      <div className={styles.facts} data-text="sm" data-ink="soft">
        {children}
      </div>
      {acts && (
        <AboutContext value={nameId}>
          <div className={styles.acts}>{acts}</div>
        </AboutContext>
      )}
    </li>
  )
}

import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { IconCheck } from '~icons'
import styles from './way.module.css'

export type Station = { title: TextKey; text: TextKey; state?: 'done' | 'now' }

/** The way ahead in numbered stations: what is behind, what happens now, what follows. */
export function Way({ stations }: { stations: Station[] }) {
  const t = useText()
  return (
    <ol>
      {stations.map(({ title, text, state }, index) => (
        <li
          key={title}
          className={styles.station}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {state === 'done' ? <IconCheck size={20} /> : index + 1}
          </span>
          <div>
            <h3 className={styles.title}>
              {t(title)} {state && <span className={styles.state}>{t(`applications.step_${state}`)}</span>}
            </h3>
            <p className={styles.text}>{t(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

import { useText } from '#web/kit/language/i18n.ts'
import styles from './skip-link.module.css'

/** The first stop of the keyboard. A button, for the address after `#` belongs to the router. */
export function SkipLink() {
  const t = useText()
  return (
    <button
      type="button"
      className={`${styles.skip} not-printed`}
      onClick={() => document.getElementById('content')?.focus()}
    >
      {t('app.skip_to_content')}
    </button>
  )
}

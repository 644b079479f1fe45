import { useText } from '#kit/web/language/i18n.ts'
import styles from './skip-link.module.css'

/** A skip link, first in the tab order. A button, since the router uses the URL's fragment. */
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

import { privacyPath } from '#kit/contract/privacy-path.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import styles from './link.module.css'

/** A link to the privacy notice, in a tab of its own: what is typed stays. */
export function PrivacyLink() {
  const t = useText()
  return (
    <a href={privacyPath(useLanguage())} target="_blank" rel="noreferrer" className={styles.link}>
      {t('privacy.link')}
    </a>
  )
}

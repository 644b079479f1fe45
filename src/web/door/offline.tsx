import { offlineTexts } from '#contract/app/offline.text.ts'
import { languages } from '#contract/kit/text.ts'
import styles from '#web/kit/page/centred.module.css'
import { Button } from '#web/kit/ui/button.tsx'
import { Mark } from '#web/kit/ui/mark.tsx'

/** The texts themselves are missing, so this one sentence is built in, in both languages. */
export function Offline() {
  return (
    <main className={styles.centred}>
      <Mark size={56} />
      {languages.map((language) => (
        <p key={language} lang={language}>
          {offlineTexts[language].sentence}
        </p>
      ))}
      <Button kind="primary" onClick={() => location.reload()}>
        {languages.map((language) => offlineTexts[language].retry).join(' · ')}
      </Button>
    </main>
  )
}

import { offlineTexts } from '#kit/contract/texts/offline.text.ts'
import { languages } from '#kit/contract/texts/text.ts'
import styles from '#kit/web/page/centred.module.css'
import { Button } from '#kit/web/ui/button.tsx'
import { Mark } from '#kit/web/ui/styles/mark.tsx'

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

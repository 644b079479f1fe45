import { offlineTexts } from '#kit/contract/texts/offline.text.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { Button } from '#kit/web/ui/button.tsx'
import styles from '#kit/web/ui/feedback/empty-state.module.css'
import { Mark } from '#kit/web/ui/styles/mark.tsx'

/** The texts themselves are missing, so this one sentence is built in, in both languages. */
export function Offline() {
  return (
    <main className={styles.empty} data-page>
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

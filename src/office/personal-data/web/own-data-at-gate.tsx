import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EraseOwn } from './erase-own-page.tsx'
import { OwnData } from './own-data-page.tsx'

/** One's data before the terms are accepted or a second factor is shown. No address leads there: what the reader was doing stays open behind it. */
export function OwnDataAtGate({ onBack }: { onBack: () => void }) {
  const t = useText()
  const [isErasing, setErasing] = useState(false)
  if (isErasing) {
    return (
      <EraseOwn
        actions={
          <Button kind="quiet" size="sm" onClick={() => setErasing(false)}>
            ← {t('personalData.own_title')}
          </Button>
        }
      />
    )
  }
  return (
    <OwnData
      actions={
        <Button kind="quiet" size="sm" onClick={onBack}>
          ← {t('personalData.to_gate')}
        </Button>
      }
      toErasure={<Button onClick={() => setErasing(true)}>{t('erasures.show_preview')}</Button>}
    />
  )
}

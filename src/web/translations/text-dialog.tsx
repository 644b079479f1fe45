import { useState } from 'react'
import { languages } from '#contract/kit/text.ts'
import { type PortalText, texts } from '#contract/translations/portal-texts.ts'
import { placeOf } from '#contract/translations/text-places.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { TextForm } from './text-form.tsx'
import styles from './texts-on-page.module.css'

type TextDialogProps = { keys: readonly string[]; onClose: () => void }

/** Edits a text in both languages. Where several say the same, the reader says which. */
export function TextDialog({ keys, onClose }: TextDialogProps) {
  const t = useText()
  const { data, error, refetch } = useApi(texts.byKeys, { keys: [...keys] })
  const [chosen, choose] = useState<number | null>(null)
  const found = data?.data ?? []
  const text = found.length === 1 ? found[0] : found.find(({ id }) => id === chosen)
  return (
    <Dialog title={t('translations.page_edit')} width="wide" onClose={onClose}>
      <Stack>
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div role="status">
            <span className="only-heard">{t('app.loading')}</span>
            <Skeleton height="9rem" />
          </div>
        )}
        {data && found.length === 0 && <Text>{t('translations.page_gone')}</Text>}
        {text ? (
          <>
            <Text tone="soft" size="sm">
              <code className={styles.key}>{text.key}</code>
            </Text>
            <TextForm text={text} onClose={onClose} />
          </>
        ) : (
          <>
            {found.length > 1 && <Choice texts={found} onChoose={choose} />}
            <DialogActions>
              <Button onClick={onClose}>{t('app.cancel')}</Button>
            </DialogActions>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function Choice({ texts, onChoose }: { texts: PortalText[]; onChoose: (id: number) => void }) {
  const t = useText()
  return (
    <>
      <Text>{t('translations.page_which')}</Text>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <li key={text.id}>
            <button type="button" onClick={() => onChoose(text.id)}>
              <span>
                {languages
                  .map((language) => text.texts[placeOf(language, text.is_plural ? 'other' : null)])
                  .join(' / ')}
              </span>
              <code>{text.key}</code>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

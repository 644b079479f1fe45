import { useState } from 'react'
import { type PortalText, texts } from '#academy/translations/contract/portal-texts.ts'
import { placeOf } from '#academy/translations/contract/text-places.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useFreshApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Entry } from '#kit/web/ui/inputs/entry.tsx'
import { Meta, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { TextForm } from './text-form.tsx'

type TextDialogProps = { keys: readonly string[]; onClose: () => void }

/** Edits a text in both languages. Where several are equal, the reader chooses one. */
export function TextDialog({ keys, onClose }: TextDialogProps) {
  const t = useText()
  const { data, error, refetch } = useFreshApi(texts.byKeys, { keys: [...keys] })
  const [chosen, choose] = useState<number | null>(null)
  const found = data?.data ?? []
  const text = found.length === 1 ? found[0] : found.find(({ id }) => id === chosen)
  return (
    <Dialog title={t('translations.page_edit')} width="wide" onClose={onClose}>
      <Stack>
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div role="status">
            <span className="sr-only">{t('app.loading')}</span>
            <Skeleton height="9rem" />
          </div>
        )}
        {data && found.length === 0 && <Text>{t('translations.page_gone')}</Text>}
        {text ? (
          <>
            <Text tone="soft" size="xs" isProse>
              <code>{text.key}</code>
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
      <ul>
        {texts.map((text) => (
          <li key={text.id}>
            <Entry onClick={() => onChoose(text.id)}>
              <span>
                {languages
                  .map((language) => text.texts[placeOf(language, text.is_plural ? 'other' : null)])
                  .join(' / ')}
              </span>
              <Meta>{text.key}</Meta>
            </Entry>
          </li>
        ))}
      </ul>
    </>
  )
}

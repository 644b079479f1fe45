import { type PortalText, texts } from '#academy/translations/contract/portal-texts.ts'
import { placesOf } from '#academy/translations/contract/text-places.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useFreshApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { BreakableKey } from './breakable-key.tsx'
import { TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'

/** One text in both languages with its history, by its key. */
export function TextEditor({ of, onClose }: { of: string; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useFreshApi(texts.byKeys, { keys: [of] })
  const text = data?.data[0]
  return (
    <Dialog title={<BreakableKey of={text?.key ?? of} />} width="wide" onClose={onClose}>
      <Stack gap="lg">
        {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div role="status">
            <span className="sr-only">{t('app.loading')}</span>
            <Skeleton height="12rem" />
          </div>
        )}
        {data && !text && <Text>{t('translations.gone')}</Text>}
        {text && (may(texts.save) ? <TextForm text={text} onClose={onClose} /> : <WholeText text={text} />)}
        {text && <TextHistory text={text} onReverted={onClose} />}
        {!(text && may(texts.save)) && (
          <DialogActions>
            <Button onClick={onClose}>{t('app.close')}</Button>
          </DialogActions>
        )}
      </Stack>
    </Dialog>
  )
}

/** For a user who may see texts and not change them. */
function WholeText({ text }: { text: PortalText }) {
  const t = useText()
  return (
    <Facts
      facts={placesOf(text).map((place) => ({ label: t(`audit.field_${place}`), value: text.texts[place] ?? null }))}
    />
  )
}

import { texts } from '#contract/translations/portal-texts.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'
import { WholeText } from './whole-text.tsx'

/** One text in both languages with its history, by its key. */
export function TextEditor({ of, onClose }: { of: string; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useApi(texts.byKeys, { keys: [of] })
  const text = data?.data[0]
  return (
    <Dialog title={text?.key ?? of} width="wide" onClose={onClose}>
      <Stack gap="lg">
        {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div role="status">
            <span className="only-heard">{t('app.loading')}</span>
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

import { type PrivacyVersion, privacy } from '#academy/privacy/contract/privacy.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'

/** A version as people read or will read it. */
export function PrivacyReading({ version: { id, number }, onClose }: { version: PrivacyVersion; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { data, error, refetch } = useApi(privacy.version, { id })
  return (
    <Dialog title={t('privacy.version_name', { number })} width="wide" onClose={onClose}>
      <Stack>
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="16rem" />}
        {data?.data.text[language].split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, which never change.
          <Line key={index} of={line} />
        ))}
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

/** A heading, or a line of text. */
function Line({ of: line }: { of: string }) {
  const heading = /^#+ (.*)/.exec(line)?.[1]
  if (heading) return <h3>{heading}</h3>
  return line.trim() && <Text>{line.replace(/^- /, '• ')}</Text>
}

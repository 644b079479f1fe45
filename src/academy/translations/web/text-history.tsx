import { type PortalText, type TextChange, texts } from '#academy/translations/contract/portal-texts.ts'
import type { TextPlace } from '#academy/translations/contract/text-places.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { FailureNotice } from '#kit/web/calls/failure-notice.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Changes } from '#kit/web/ui/feedback/changes.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { adoptText } from './on-page/text-keys.ts'

type HistoryProps = { text: PortalText; onReverted: () => void }

/** Who changed what and when, and the ways back. */
export function TextHistory({ text, onReverted }: HistoryProps) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useApi(texts.history, { id: text.id })
  const isEdited = text.states.includes('CHANGED')
  return (
    <section aria-labelledby="text-history">
      <Stack>
        <h3 id="text-history">{t('translations.history')}</h3>
        {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="3rem" />}
        {data?.data.length === 0 && <Text tone="soft">{t('translations.history_empty')}</Text>}
        {data && data.data.length > 0 && (
          <Timeline
            entries={data.data.map((change) => ({
              id: change.id,
              title: change.by ?? t('app.somebody_else'),
              meta: <When change={change} />,
              body: (
                <Stack gap="sm">
                  <Changed change={change} />
                  {may(texts.revert) && change.id < text.revision && (
                    <Revert text={text} to={change.id} onReverted={onReverted} />
                  )}
                </Stack>
              ),
            }))}
          />
        )}
        {may(texts.revert) && isEdited && <Revert text={text} to={null} onReverted={onReverted} />}
      </Stack>
    </section>
  )
}

type RevertProps = HistoryProps & {
  /** The change after which the text was so; null: the default. */
  to: number | null
}

/** A way back, with its own error: a history may be long, and only what is next to the button is in sight. */
function Revert({ text: { id, revision }, to, onReverted }: RevertProps) {
  const t = useText()
  const revert = useSend(texts.revert, {
    onSent: ({ data }) => {
      adoptText(data)
      toast(t('translations.reverted'))
      onReverted()
    },
    showsFailure: true,
  })
  return (
    <Stack gap="sm">
      <FailureNotice error={revert.failure} />
      <div>
        <Button
          size={to === null ? 'md' : 'sm'}
          disabled={revert.isPending}
          onClick={() => revert.send({ id, to, revision })}
        >
          {t(to === null ? 'translations.revert_to_default' : 'translations.revert')}
        </Button>
      </div>
    </Stack>
  )
}

function When({ change: { at } }: { change: TextChange }) {
  const format = useFormat()
  return <time dateTime={at}>{format.dateTime(at)}</time>
}

function Changed({ change: { changes } }: { change: TextChange }) {
  const t = useText()
  return (
    <Changes
      words={{ before: t('app.change_before'), after: t('app.change_after') }}
      changes={changes.map(({ field, before, after }) => ({
        key: field,
        label: t(`audit.field_${field as TextPlace}`),
        before: before ?? '—',
        after: after ?? '—',
      }))}
    />
  )
}

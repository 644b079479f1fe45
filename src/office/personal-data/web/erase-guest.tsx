import { useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { personalData } from '#office/personal-data/contract/personal-data.ts'
import { ErasedKinds } from './erased-kinds.tsx'

/** What the erasure of a guest would do, and the button that does it at once. */
export function EraseGuest({ email }: { email: string }) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useApi(erasures.previewGuest, { email })
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton label={t('erasures.preview_loading')} />
  if (data.data.outcomes.length + data.data.mentions === 0)
    // Where the stored data are shown, a notice there explains it.
    return may(personalData.ofGuest) ? null : (
      <Notice title={t('personalData.guests_nothing', { email })}>{t('personalData.guests_nothing_text')}</Notice>
    )
  return (
    <>
      <Panel title={t('erasures.preview_title')}>
        <ErasedKinds erased={data.data} />
      </Panel>
      <ErasePanel email={email} />
    </>
  )
}

function ErasePanel({ email }: { email: string }) {
  const t = useText()
  const go = useGo()
  const [isUnderstood, setUnderstood] = useState(false)
  const erase = useSend(erasures.eraseGuest, {
    onSent: ({ data }) => {
      toast(t('erasures.guest_erased'))
      go(`/erasures/${data.id}`)
    },
  })
  return (
    <Panel title={t('erasures.panel_title')}>
      <Stack>
        <Text>{t('erasures.guest_intro', { email })}</Text>
        <Checkbox
          label={t('erasures.guest_understood')}
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        <Row>
          <Button kind="danger" disabled={!isUnderstood} isBusy={erase.isPending} onClick={() => erase.send({ email })}>
            {t('erasures.request')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}

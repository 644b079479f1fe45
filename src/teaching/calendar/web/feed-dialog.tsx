import { useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { FailureNotice } from '#kit/web/calls/failure-notice.tsx'
import type { ShownFailure } from '#kit/web/calls/failure-text.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { CopyButton } from '#kit/web/overlay/copy-button.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button, buttonVariant } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { calendar } from '#teaching/calendar/contract/calendar.ts'

/** The secret address at which a calendar elsewhere reads the reader's sessions: made, replaced, switched off. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data, error, refetch } = useApi(calendar.feed, {})
  const [address, setAddress] = useState<string | null>(null)
  const [failure, setFailure] = useState<ShownFailure | null>(null)
  const change = (next: string | null) => {
    setAddress(next)
    setFailure(null)
  }
  return (
    <Dialog title={t('calendar.feed_title')} onClose={onClose} width="wide">
      <Stack>
        <Text>{t('calendar.feed_intro')}</Text>
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && <PanelSkeleton label={t('app.loading')} />}
        {address && <Address address={address} />}
        {data && !address && <Standing since={data.data.created_at} />}
        <Notice>{t('calendar.feed_lag')}</Notice>
        <FailureNotice error={failure} />
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
          {data && <FeedActs since={data.data.created_at} onChange={change} onRefused={setFailure} />}
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

function Standing({ since }: { since: string | null }) {
  const t = useText()
  const format = useFormat()
  return <Text>{since ? t('calendar.feed_since', { date: format.date(since) }) : t('calendar.feed_none')}</Text>
}

function Address({ address }: { address: string }) {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('calendar.feed_address')}
        description={t('calendar.feed_once')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <CopyButton kind="primary" text={address} copied={t('calendar.feed_copied')}>
          {t('calendar.feed_copy')}
        </CopyButton>
        <a {...buttonVariant({})} href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendar.feed_open')}
        </a>
      </Row>
    </>
  )
}

type ActsProps = {
  since: string | null
  onChange: (address: string | null) => void
  /** A toast would be behind the dialog. */
  onRefused: (failure: ShownFailure) => void
}

function FeedActs({ since, onChange, onRefused }: ActsProps) {
  const t = useText()
  const renewing = useSend(calendar.renewFeed, { onSent: ({ data }) => onChange(data.address), onRefused })
  const revoking = useSend(calendar.revokeFeed, {
    onSent: () => {
      onChange(null)
      toast(t('calendar.feed_revoked'))
    },
    onRefused,
  })
  const [make, renew, revoke] = [t('calendar.feed_make'), t('calendar.feed_renew'), t('calendar.feed_revoke')]
  const sure = (title: string, text: string, action: string) => ask({ title, text, action, tone: 'danger' })
  async function replace() {
    const [question, consequence] = [t('calendar.feed_renew_question'), t('calendar.feed_renew_consequence')]
    if (!since || (await sure(question, consequence, renew))) renewing.send({})
  }
  async function end() {
    if (await sure(t('calendar.feed_revoke_question'), t('calendar.feed_revoke_consequence'), revoke)) revoking.send({})
  }
  return (
    <>
      {since && (
        <Button kind="danger" isBusy={revoking.isPending} onClick={() => void end()}>
          {revoke}
        </Button>
      )}
      <Button kind={since ? 'plain' : 'primary'} isBusy={renewing.isPending} onClick={() => void replace()}>
        {since ? renew : make}
      </Button>
    </>
  )
}

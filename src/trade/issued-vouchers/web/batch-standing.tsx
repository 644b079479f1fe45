import { useState } from 'react'
import { fillPath } from '#kit/contract/endpoint.ts'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button, buttonVariant } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { type BatchDetails, voucherBatches } from '#trade/issued-vouchers/contract/voucher-batches.ts'
import { IconPrinter } from '~icons'
import { Counts } from './batch-badges.tsx'
import { UndoFailed, useRefreshAfter, WorkUnderWay, WorkUndone } from './long-work.shown.tsx'

type Shown = { shown: BatchDetails }

/** What a batch may have written. */
const touched = ['voucherBatches', 'issuedVouchers', 'vouchers', 'artists', 'students', 'settings', 'participants']

/** The state of a batch, and its possible actions. */
export function BatchStanding({ shown }: Shown) {
  const { state } = shown
  useRefreshAfter(shown, touched)
  if (state === 'RUNNING' || state === 'UNDOING') return <Working shown={shown} />
  if (state === 'DONE') return <Done shown={shown} />
  if (state !== 'UNDONE') return <Draft shown={shown} />
  return (
    <WorkUndone kind="voucherBatches" shown={shown}>
      <Counts of={shown} />
    </WorkUndone>
  )
}

const nothing = () => undefined

function Draft({ shown }: Shown) {
  const t = useText()
  const go = useGo()
  const { id, revision, state, rows_issue, rows_again, rows_holding } = shown
  const [isAgain, setAgain] = useState(false)
  const start = useSend(voucherBatches.start, { onSent: nothing })
  const remove = useSend(voucherBatches.remove, {
    onSent: () => {
      toast(t('voucherBatches.removed'))
      go('/vouchers/admin/batches', { replaces: true })
    },
  })
  const count = rows_issue + (isAgain ? rows_again : 0)
  const hasFailed = state === 'FAILED'
  return (
    <Notice
      tone={hasFailed ? 'bad' : 'info'}
      title={t(hasFailed ? 'voucherBatches.failed_title' : 'voucherBatches.draft_title')}
      actions={
        <Row>
          <Button
            kind="primary"
            isBusy={start.isPending}
            disabled={count === 0}
            onClick={() => start.send({ id, revision, is_again: isAgain })}
          >
            {count === 0 ? t('voucherBatches.start_none') : t('voucherBatches.start', { count })}
          </Button>
          <Button isBusy={remove.isPending} onClick={() => remove.send({ id })}>
            {t('voucherBatches.remove')}
          </Button>
        </Row>
      }
    >
      <Stack gap="sm">
        <Text>{t(hasFailed ? 'voucherBatches.failed_text' : 'voucherBatches.draft_text')}</Text>
        {rows_holding > 0 && <Text>{t('voucherBatches.holding_text', { count: rows_holding })}</Text>}
        <Counts of={shown} />
        {rows_again > 0 && (
          <Checkbox
            label={t('voucherBatches.again', { count: rows_again })}
            checked={isAgain}
            onChange={(event) => setAgain(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </Notice>
  )
}

function Working({ shown }: Shown) {
  const t = useText()
  const { id, rows_issue, rows_again, is_again } = shown
  useApi(voucherBatches.get, { id }, { every: 700 })
  const cancel = useSend(voucherBatches.cancel, { onSent: () => toast(t('voucherBatches.cancelled')) })
  return (
    <WorkUnderWay
      kind="voucherBatches"
      shown={shown}
      total={rows_issue + (is_again ? rows_again : 0)}
      isCancelling={cancel.isPending}
      onCancel={() => cancel.send({ id })}
    />
  )
}

function Done({ shown }: Shown) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const { id, revision, finished_at, name } = shown
  const undo = useSend(voucherBatches.undo, { onSent: nothing })
  const question = {
    title: t('voucherBatches.undo_question', { name }),
    text: t('voucherBatches.undo_question_text'),
    action: t('voucherBatches.undo_act'),
    tone: 'danger' as const,
  }
  return (
    <>
      <UndoFailed kind="voucherBatches" shown={shown} />
      <Notice
        tone="good"
        title={t('voucherBatches.done_title', { date: format.dateTime(finished_at ?? '') })}
        actions={
          <Stack gap="sm">
            <Counts of={shown} />
            <Row>
              {may(issuedVouchers.list) && (
                <LinkButton to="/vouchers/admin" search={{ batchId: String(id) }}>
                  {t('voucherBatches.show')}
                </LinkButton>
              )}
              <a {...buttonVariant({})} href={fillPath(voucherBatches.print.path, { id })} download>
                <IconPrinter size={18} aria-hidden="true" />
                {t('voucherBatches.print')}
              </a>
              <Button
                isBusy={undo.isPending}
                onClick={async () => (await ask(question)) && undo.send({ id, revision })}
              >
                {t('voucherBatches.undo_act')}
              </Button>
            </Row>
          </Stack>
        }
      />
    </>
  )
}

import { useState } from 'react'
import { issuedVouchers } from '#contract/issued-vouchers/issued-vouchers.ts'
import { type BatchDetails, voucherBatches } from '#contract/issued-vouchers/voucher-batches.ts'
import { fillPath } from '#contract/kit/endpoint.ts'
import { useApi, useSend } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Button, buttonLook } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { UndoFailed, WorkUnderWay, WorkUndone } from '#web/pieces/long-work.tsx'
import { IconPrinter } from '~icons'
import { Counts } from './batch-badges.tsx'

type Shown = { shown: BatchDetails }

/** How a batch stands, and what can be done with it now. */
export function BatchStanding({ shown }: Shown) {
  const { state } = shown
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

/** What a batch may have written, once it is through. */
const touched = ['voucherBatches', 'issuedVouchers', 'vouchers', 'artists', 'students', 'settings', 'participants']

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
      touched={touched}
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
          <Row>
            {may(issuedVouchers.list) && (
              <LinkButton to="/vouchers/admin" search={{ batchId: String(id) }}>
                {t('voucherBatches.show')}
              </LinkButton>
            )}
            <a {...buttonLook({})} href={fillPath(voucherBatches.print.path, { id })} download>
              <IconPrinter size={18} aria-hidden="true" />
              {t('voucherBatches.print')}
            </a>
            <Button isBusy={undo.isPending} onClick={async () => (await ask(question)) && undo.send({ id, revision })}>
              {t('voucherBatches.undo_act')}
            </Button>
          </Row>
        }
      >
        <Counts of={shown} />
      </Notice>
    </>
  )
}

import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { kindOf } from '#office/imports/contract/import-kinds.ts'
import { type ImportDetails, imports } from '#office/imports/contract/imports.ts'
import { UndoFailed, useRefreshAfter, WorkUnderWay, WorkUndone } from '#trade/issued-vouchers/web/long-work.shown.tsx'
import { Counts } from './import-badges.tsx'

type Shown = { shown: ImportDetails }

/** What an import may have written. */
const touched = ['imports', 'students', 'studentPackages', 'packages', 'users', 'conversations', 'artists']

/** The state of an import, and its possible actions. */
export function ImportStanding({ shown }: Shown) {
  const { state } = shown
  useRefreshAfter(shown, touched)
  if (state === 'RUNNING' || state === 'UNDOING') return <Working shown={shown} />
  if (state === 'DONE') return <Done shown={shown} />
  if (state !== 'UNDONE') return <Draft shown={shown} />
  return (
    <WorkUndone kind="imports" shown={{ ...shown, rows_kept: shown.rows_kept + shown.rows_failed }}>
      <Counts of={shown} />
    </WorkUndone>
  )
}

const nothing = () => undefined

function Draft({ shown }: Shown) {
  const t = useText()
  const { id, revision, state, file_name, rows_create, rows_change } = shown
  const start = useSend(imports.start, { onSent: nothing })
  const remove = useRemove('imports.removed')
  const count = rows_create + rows_change
  const hasFailed = state === 'FAILED'
  const isOrderMissing = shown.ambiguous_date !== null && !shown.is_date_order_chosen
  if (count === 0 && shown.rows_error === 0) return <AllIn shown={shown} />
  const question = {
    title: t('imports.remove_question', { name: file_name }),
    text: t('imports.remove_question_text'),
    action: t('imports.remove'),
    tone: 'danger' as const,
  }
  return (
    <Notice
      tone={hasFailed ? 'bad' : 'info'}
      title={t(hasFailed ? 'imports.failed_title' : 'imports.draft_title')}
      actions={
        <Row>
          {count > 0 && (
            <Button
              kind={isOrderMissing ? 'plain' : 'primary'}
              isBusy={start.isPending}
              onClick={() => start.send({ id, revision })}
            >
              {t('imports.start', { count })}
            </Button>
          )}
          <Button isBusy={remove.isPending} onClick={async () => (await ask(question)) && remove.send({ id })}>
            {t('imports.remove')}
          </Button>
        </Row>
      }
    >
      <Stack gap="sm">
        <Text>
          {t(hasFailed ? 'imports.failed_text' : count > 0 ? 'imports.draft_text' : 'imports.draft_nothing_text')}
        </Text>
        {shown.rows_hidden > 0 && <Text>{t('imports.draft_hidden', { count: shown.rows_hidden })}</Text>}
        <OtherSheets shown={shown} />
        {!kindOf(shown).isAboutNobody && <Text>{t('imports.draft_quiet')}</Text>}
        <Counts of={shown} />
      </Stack>
    </Notice>
  )
}

/** A file that changes nothing has nothing to wait for: its preview ends, with the personal data in it. */
function AllIn({ shown }: Shown) {
  const t = useText()
  const finish = useRemove('imports.finished')
  return (
    <Notice
      tone="good"
      title={t('imports.all_in_title')}
      actions={
        <Button kind="primary" isBusy={finish.isPending} onClick={() => finish.send({ id: shown.id })}>
          {t('imports.finish')}
        </Button>
      }
    >
      <Stack gap="sm">
        <Text>{t('imports.all_in_text')}</Text>
        <OtherSheets shown={shown} />
        <Counts of={shown} />
      </Stack>
    </Notice>
  )
}

function OtherSheets({ shown: { other_sheets: sheets } }: Shown) {
  const t = useText()
  const format = useFormat()
  if (sheets.length === 0) return null
  const names = format.list(sheets.map((name) => t('imports.sheet', { name })))
  return <Text>{t('imports.other_sheets', { names })}</Text>
}

function useRemove(done: 'imports.removed' | 'imports.finished') {
  const t = useText()
  const go = useGo()
  return useSend(imports.remove, {
    onSent: () => {
      toast(t(done))
      go('/student/imports', { replaces: true })
    },
  })
}

function Working({ shown }: Shown) {
  const t = useText()
  const format = useFormat()
  const { id, state, rows_total, rows_create, rows_change, files_done, files_total } = shown
  useApi(imports.get, { id }, { every: 700 })
  const cancel = useSend(imports.cancel, { onSent: () => toast(t('imports.cancelled')) })
  return (
    <WorkUnderWay
      kind="imports"
      shown={shown}
      total={state === 'RUNNING' ? rows_total : rows_create + rows_change}
      preparing={
        state === 'RUNNING' && files_done < files_total
          ? {
              label: t('imports.files_running', { done: format.number(files_done), total: format.number(files_total) }),
              share: files_done / files_total,
            }
          : undefined
      }
      isCancelling={cancel.isPending}
      onCancel={() => cancel.send({ id })}
    />
  )
}

function Done({ shown }: Shown) {
  const t = useText()
  const format = useFormat()
  const { id, revision, finished_at, file_name } = shown
  const undo = useSend(imports.undo, { onSent: nothing })
  const question = {
    title: t('imports.undo_question', { name: file_name }),
    text: t('imports.undo_question_text'),
    action: t('imports.undo_act'),
    tone: 'danger' as const,
  }
  return (
    <>
      <UndoFailed kind="imports" shown={shown} />
      <Notice
        tone="good"
        title={t('imports.done_title', { date: format.dateTime(finished_at ?? '') })}
        actions={
          <Button isBusy={undo.isPending} onClick={async () => (await ask(question)) && undo.send({ id, revision })}>
            {t('imports.undo_act')}
          </Button>
        }
      >
        <Counts of={shown} />
        <NotInvited shown={shown} />
      </Notice>
    </>
  )
}

/** Who was imported has an account, and no password yet: the office invites them when it wants them to come. */
function NotInvited({ shown: { id, kind, rows_create } }: Shown) {
  const t = useText()
  if ((kind !== 'STUDENTS' && kind !== 'ARTISTS') || rows_create === 0) return null
  return (
    <Text>
      {t('imports.not_invited')} <Link to={`/student/imports/${id}/invitations`}>{t('imports.invite')}</Link>
    </Text>
  )
}

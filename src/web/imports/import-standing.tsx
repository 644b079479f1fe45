import { useEffect } from 'react'
import { type ImportDetails, imports } from '#contract/imports/imports.ts'
import { refresh, useApi, useSend } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Link } from '#web/kit/page/link.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { Counts } from './import-badges.tsx'

type Shown = { shown: ImportDetails }

/** How an import stands, and what can be done with it now. */
export function ImportStanding({ shown }: Shown) {
  const { state } = shown
  if (state === 'RUNNING' || state === 'UNDOING') return <Working shown={shown} />
  if (state === 'DONE') return <Done shown={shown} />
  return state === 'UNDONE' ? <Undone shown={shown} /> : <Draft shown={shown} />
}

const nothing = () => undefined

function Draft({ shown }: Shown) {
  const t = useText()
  const go = useGo()
  const { id, revision, state, rows_create, rows_change } = shown
  const start = useSend(imports.start, { onSent: nothing })
  const remove = useSend(imports.remove, {
    onSent: () => {
      toast(t('imports.removed'))
      go('/student/imports', { replaces: true })
    },
  })
  const count = rows_create + rows_change
  const hasFailed = state === 'FAILED'
  return (
    <Notice
      tone={hasFailed ? 'bad' : 'info'}
      title={t(hasFailed ? 'imports.failed_title' : 'imports.draft_title')}
      actions={
        <Row>
          <Button
            kind="primary"
            isBusy={start.isPending}
            disabled={count === 0}
            onClick={() => start.send({ id, revision })}
          >
            {t('imports.start', { count })}
          </Button>
          <Button isBusy={remove.isPending} onClick={() => remove.send({ id })}>
            {t('imports.remove')}
          </Button>
        </Row>
      }
    >
      <Stack gap="sm">
        <Text>{t(hasFailed ? 'imports.failed_text' : 'imports.draft_text')}</Text>
        <Text>{t('imports.draft_quiet')}</Text>
        <Counts of={shown} />
      </Stack>
    </Notice>
  )
}

/** What an import may have written, once it is through. */
const touched = ['imports', 'students', 'studentPackages', 'packages', 'users', 'conversations', 'artists']

function Working({ shown }: Shown) {
  const t = useText()
  const format = useFormat()
  const { id, state, progress, rows_total, rows_create, rows_change } = shown
  useApi(imports.get, { id }, { every: 700 })
  // It goes with the state: the job is through then, or was cancelled.
  useEffect(() => () => void refresh(touched), [])
  const cancel = useSend(imports.cancel, { onSent: () => toast(t('imports.cancelled')) })
  const isRunning = state === 'RUNNING'
  const total = isRunning ? rows_total : rows_create + rows_change
  const label = t('imports.running', { done: format.number(progress), total: format.number(total) })
  return (
    <Notice
      title={t(`imports.state_${state}`)}
      actions={
        isRunning && (
          <Button isBusy={cancel.isPending} onClick={() => cancel.send({ id })}>
            {t('imports.cancel')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <Text>{t(isRunning ? 'imports.running_text' : 'imports.undoing_text')}</Text>
        <Progress share={total > 0 ? progress / total : 0} label={label} />
        <Text size="sm">{label}</Text>
      </Stack>
    </Notice>
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
  )
}

/** Who was imported has an account, and no password yet: the office invites them when it wants them to come. */
function NotInvited({ shown: { kind, rows_create } }: Shown) {
  const t = useText()
  const mayInvite = useMay()('can-view-admin-system-users')
  if (kind !== 'STUDENTS' || rows_create === 0 || !mayInvite) return null
  return (
    <Text>
      {t('imports.not_invited')}{' '}
      <Link to="/users" search={{ role: 'client', status: 'INVITED' }}>
        {t('imports.invite')}
      </Link>
    </Text>
  )
}

function Undone({ shown }: Shown) {
  const t = useText()
  const format = useFormat()
  const { undone_at, undone_by, rows_kept } = shown
  return (
    <Notice
      tone={rows_kept > 0 ? 'waiting' : 'good'}
      title={t('imports.undone_title', {
        date: format.dateTime(undone_at ?? ''),
        name: undone_by ?? t('app.somebody_else'),
      })}
    >
      <Stack gap="sm">
        <Text>{t(rows_kept > 0 ? 'imports.undone_kept' : 'imports.undone_all')}</Text>
        <Counts of={shown} />
      </Stack>
    </Notice>
  )
}

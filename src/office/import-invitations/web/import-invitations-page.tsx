import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import {
  type Invitee,
  importInvitations,
  invitationsAtOnce,
  inviteeStates,
} from '#office/import-invitations/contract/import-invitations.ts'

const tones: { [State in Invitee['state']]: Tone } = {
  NONE: 'quiet',
  WAITING: 'waiting',
  SENT: 'quiet',
  JOINED: 'good',
}

/** Whom an import brought, and who of them was invited. */
export function ImportInvitationsPage() {
  const t = useText()
  const id = useIdParam()
  const back = { to: `/student/imports/${id}`, label: 'imports.title' } as const
  return (
    <Record endpoint={importInvitations.summary} input={{ id }} back={back}>
      {(counts) => (
        <Page title={t('importInvitations.title')} intro={t('importInvitations.intro')} back={back}>
          <Invitations id={id} counts={counts} />
        </Page>
      )}
    </Record>
  )
}

type Counts = { [State in Invitee['state']]: number }

function Invitations({ id, counts }: { id: number; counts: Counts }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      {counts.NONE + counts.WAITING > 0 && <Sending id={id} counts={counts} />}
      <List
        endpoint={importInvitations.list}
        input={{ id }}
        label={t('importInvitations.title')}
        nameOf={fullName}
        columns={[
          {
            name: 'name',
            label: 'importInvitations.name',
            isTitle: true,
            cell: fullName,
          },
          { name: 'email', label: 'users.email', onPhone: 'line', cell: ({ email }) => email },
          {
            name: 'language',
            label: 'importInvitations.language',
            from: 'md',
            cell: ({ language }) => t(`app.language_${language as 'pl'}`),
          },
          {
            name: 'sent_at',
            label: 'importInvitations.sent_at',
            from: 'md',
            cell: ({ sent_at }) => (sent_at ? format.dateTime(sent_at) : '—'),
          },
          {
            name: 'state',
            label: 'importInvitations.state',
            onPhone: 'end',
            cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(`importInvitations.state_${state}`)}</StatusBadge>,
          },
        ]}
        filters={[
          {
            name: 'state',
            label: 'importInvitations.state',
            options: optionsOf(t, inviteeStates, 'importInvitations.state'),
          },
        ]}
        actions={[
          {
            name: 'invite',
            label: t('importInvitations.invite'),
            question: (count) => t('importInvitations.bulk_invite_question', { count }),
            applies: ({ state }) => state === 'NONE',
            run: ({ id: user_id }) => send(importInvitations.invite, { id, user_id }),
          },
          {
            name: 'stop',
            label: t('importInvitations.stop'),
            question: (count) => t('importInvitations.bulk_stop_question', { count }),
            applies: ({ state }) => state === 'WAITING',
            run: ({ id: user_id }) => send(importInvitations.stop, { id, user_id }),
          },
        ]}
        empty={<EmptyState drawing="search" title={t('importInvitations.empty')} />}
      />
    </>
  )
}

function Sending({ id, counts: { NONE, WAITING } }: { id: number; counts: Counts }) {
  const t = useText()
  const format = useFormat()
  const invite = useSend(importInvitations.invite, { onSent: () => toast(t('importInvitations.queued')) })
  const stop = useSend(importInvitations.stop, { onSent: () => toast(t('importInvitations.stopped')) })
  const pace = t('importInvitations.pace', { count: format.number(invitationsAtOnce * 12) })
  const question = {
    title: t('importInvitations.invite_question'),
    text: pace,
    action: t('importInvitations.invite_all', { count: NONE }),
  }
  return (
    <Notice
      tone={WAITING > 0 ? 'waiting' : 'info'}
      title={`${t('importInvitations.state_WAITING')}: ${format.number(WAITING)}`}
      actions={
        <Row>
          {NONE > 0 && (
            <Button
              kind="primary"
              isBusy={invite.isPending}
              onClick={async () => (await ask(question)) && invite.send({ id })}
            >
              {t('importInvitations.invite_all', { count: NONE })}
            </Button>
          )}
          {WAITING > 0 && (
            <Button isBusy={stop.isPending} onClick={() => stop.send({ id })}>
              {t('importInvitations.stop_all')}
            </Button>
          )}
        </Row>
      }
    >
      <Text>{pace}</Text>
    </Notice>
  )
}

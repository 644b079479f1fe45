import { type ReactNode, useState } from 'react'
import type { RoleHolder } from '#kit/contract/rights.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { type MoreAction, RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { availableActs, type UserAct } from '#people/users/contract/users.flow.ts'
import { type AccountDetails, users } from '#people/users/contract/users.ts'
import { useViewAs } from '#people/viewing/web/view-as.shown.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { useHeld } from './use-held.ts'
import { useUserActs } from './use-user-acts.ts'
import { UserInputs } from './user-inputs.tsx'
import { UserFactor, UserStatus } from './user-status.tsx'

const back: Back = { to: '/users', label: 'users.title' }

/** One account: whose it is, whether they can sign in, and what the reader may do about it. */
export function UserPage() {
  const t = useText()
  const id = useIdParam()
  const held = useHeld()
  return (
    <Record endpoint={users.get} input={{ id }} back={back}>
      {(account) =>
        held ? <Account account={account} before={held(account.roles)} /> : <PageSkeleton label={t('app.loading')} />
      }
    </Record>
  )
}

function Account({ account, before }: { account: AccountDetails; before: NonNullable<RoleHolder> }) {
  const t = useText()
  const user = useUser()
  const acts = availableActs(user, account, before)
  return (
    <Page header={<AccountHeader account={account} before={before} acts={acts} />}>
      {acts.length === 0 && (
        <Notice tone="info" title={t('users.out_of_reach_title')}>
          {t('users.out_of_reach')}
        </Notice>
      )}
      {account.pro_artist && (
        <Notice
          tone="info"
          title={t('users.of_artist_title')}
          actions={
            <LinkButton size="sm" to={`/proartist/${account.pro_artist.id}/edit`}>
              {t('users.to_artist')}
            </LinkButton>
          }
        >
          {t('users.of_artist')}
        </Notice>
      )}
      {account.student && <Notice tone="info">{t('users.of_student')}</Notice>}
      <Panel title={t('users.access')}>
        <AccessFacts account={account} />
        {account.id === user?.id && <Text tone="soft">{t('users.it_is_you')}</Text>}
      </Panel>
    </Page>
  )
}

type HeaderProps = { account: AccountDetails; before: NonNullable<RoleHolder>; acts: readonly UserAct[] }

function AccountHeader({ account, before, acts }: HeaderProps) {
  const t = useText()
  const may = useMay()
  const [open, setOpen] = useState<'update' | 'setPassword' | null>(null)
  const { id, email, roles } = account
  const name = fullName(account)
  const view = useViewAs({ id, name, roles })
  const confirmed = useUserActs(account, acts)
  const close = () => setOpen(null)
  // An invitation that nobody took up comes first.
  const invite = acts.includes('invite') ? confirmed.shift() : null
  const mayUpdate = acts.includes('update')
  const edit = { label: t('users.edit'), onClick: () => setOpen('update') }
  const next = invite ?? (mayUpdate && edit)
  const more: (MoreAction | false | null)[] = [
    invite !== null && mayUpdate && edit,
    acts.includes('setPassword') && { label: t('users.act_setPassword'), onClick: () => setOpen('setPassword') },
    view,
    ...confirmed,
    may('can-edit-roles') && { label: t('reasons.link_person'), to: `/reasons?person=${id}` },
    may('can-export-personal-data') && { label: t('personalData.title'), to: `/users/${id}/personal-data` },
    may('can-erase-people') && { label: t('erasures.panel_title'), to: `/users/${id}/erase`, isDanger: true },
  ]
  return (
    <>
      <RecordHeader
        back={back}
        title={name}
        picture={<Avatar name={name} size="lg" />}
        state={<UserStatus account={account} />}
        facts={[roles.map((role) => t(`app.role_${role}`)).join(', ')]}
        contact={{ email }}
        next={
          next && (
            <Button kind="primary" onClick={next.onClick}>
              {next.label}
            </Button>
          )
        }
        more={more.filter((action) => action !== false && action !== null)}
      />
      {open === 'update' && <EditDialog account={account} before={before} onClose={close} />}
      {open === 'setPassword' && <PasswordDialog account={account} onClose={close} />}
    </>
  )
}

type EditProps = Omit<HeaderProps, 'acts'> & { onClose: () => void }

function EditDialog({ account, before, onClose }: EditProps) {
  const t = useText()
  const { id, first_name, last_name, email, language_name, role, revision } = account
  return (
    <FormDialog
      title={t('users.edit_of', { name: fullName(account) })}
      done={t('users.saved')}
      onClose={onClose}
      endpoint={users.update}
      params={{ id }}
      values={{ first_name, last_name, email, language_name, role, revision }}
      draft={`users.${id}`}
      showValue={useUserValue()}
    >
      <UserInputs before={before} isRoleFixed={account.student !== null} />
    </FormDialog>
  )
}

/** What of an account is no plain text. */
function useUserValue(): ShowValue {
  const t = useText()
  return (field, value): ReactNode => {
    if (field === 'role') return t(`app.role_${value as AccountDetails['role']}`)
    return field === 'language_name' ? t(`app.language_${value as AccountDetails['language_name']}`) : undefined
  }
}

function AccessFacts({ account }: { account: AccountDetails }) {
  const t = useText()
  const format = useFormat()
  const { signed_in_at, open_sessions, created_at, email_proven_at, language_name } = account
  return (
    <Facts
      facts={[
        {
          label: t('users.email_proven'),
          value: email_proven_at
            ? t('users.email_proven_since', { when: format.date(email_proven_at) })
            : t('users.email_unproven'),
        },
        {
          label: t('users.signed_in_at'),
          value: signed_in_at ? format.dateTime(signed_in_at) : t('users.never'),
        },
        { label: t('users.second_factor'), value: <UserFactor account={account} /> },
        { label: t('users.open_sessions'), value: String(open_sessions) },
        { label: t('users.created_at'), value: format.date(created_at) },
        { label: t('users.language_name'), value: t(`app.language_${language_name}`) },
      ]}
    />
  )
}

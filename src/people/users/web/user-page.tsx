import type { ReactNode } from 'react'
import type { RoleHolder } from '#kit/contract/rights.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Back, BackLink, Record } from '#kit/web/page/record.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Panel, Row, Text } from '#kit/web/ui/layout.tsx'
import { availableActs } from '#people/users/contract/users.acts.ts'
import { type AccountDetails, users } from '#people/users/contract/users.ts'
import { PersonalDataLink } from './personal-data-link.shown.tsx'
import { useHeld } from './use-held.ts'
import { UserActs } from './user-acts.tsx'
import { UserInputs } from './user-inputs.tsx'
import { UserFactor, UserStatus } from './user-status.tsx'

const back: Back = { to: '/users', label: 'users.back' }

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
  const may = useMay()
  const { id } = account
  const acts = availableActs(user, account, before)
  return (
    <Page title={fullName(account)} intro={<BackLink {...back} />} width="narrow">
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
      {acts.includes('update') ? <EditForm account={account} before={before} /> : <UserFacts account={account} />}
      <Panel title={t('users.access')}>
        <AccessFacts account={account} />
        {account.id === user?.id && <Text tone="soft">{t('users.it_is_you')}</Text>}
        <UserActs account={account} acts={acts} />
        {may('can-erase-people') && <Link to={`/users/${id}/erase`}>{t('erasures.panel_title')}</Link>}
        {may('can-edit-roles') && (
          <Link to="/reasons" search={{ person: id }}>
            {t('reasons.link_person')}
          </Link>
        )}
        <PersonalDataLink page={`/users/${id}`} />
      </Panel>
    </Page>
  )
}

function EditForm({ account, before }: { account: AccountDetails; before: NonNullable<RoleHolder> }) {
  const t = useText()
  const { id, first_name, last_name, email, language_name, role, revision } = account
  return (
    <Form
      key={id}
      endpoint={users.update}
      params={{ id }}
      values={{ first_name, last_name, email, language_name, role, revision }}
      draft={`users.${id}`}
      showValue={useUserValue()}
      onSent={() => toast(t('users.saved'))}
    >
      <UserInputs before={before} isRoleFixed={account.student !== null} />
      <Row>
        <SubmitButton>{t('app.save')}</SubmitButton>
      </Row>
    </Form>
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

function UserFacts({ account: { email, language_name, roles } }: { account: AccountDetails }) {
  const t = useText()
  return (
    <Panel title={t('users.data')}>
      <Facts
        facts={[
          { label: t('users.email'), value: email },
          { label: t('users.role'), value: roles.map((role) => t(`app.role_${role}`)).join(', ') },
          { label: t('users.language_name'), value: t(`app.language_${language_name}`) },
        ]}
      />
    </Panel>
  )
}

function AccessFacts({ account }: { account: AccountDetails }) {
  const t = useText()
  const format = useFormat()
  const { signed_in_at, open_sessions, created_at, email_proven_at } = account
  return (
    <Facts
      facts={[
        { label: t('users.status'), value: <UserStatus account={account} /> },
        {
          label: t('users.email_proven'),
          value: email_proven_at
            ? t('users.email_proven_since', { when: format.date(email_proven_at) })
            : t('users.email_unproven'),
        },
        {
          label: t('users.signed_in_at'),
          value: signed_in_at ? <RelativeTime at={signed_in_at} /> : t('users.never'),
        },
        { label: t('users.second_factor'), value: <UserFactor account={account} /> },
        { label: t('users.open_sessions'), value: String(open_sessions) },
        { label: t('users.created_at'), value: <RelativeTime at={created_at} /> },
      ]}
    />
  )
}

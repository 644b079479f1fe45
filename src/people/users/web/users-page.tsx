import { roleNames } from '#kit/contract/permissions.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmailAddress } from '#kit/web/ui/content/email-address.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { secondFactors } from '#people/two-factor/contract/two-factor.ts'
import { userStatuses, users } from '#people/users/contract/users.ts'
import { useUserBulk } from './user-bulk.ts'
import { UserFactor, UserStatus } from './user-status.tsx'

/** Everybody who has an account. */
export function UsersPage() {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const actions = useUserBulk()
  const add = may(users.create) && (
    <LinkButton kind="primary" to="/users/new">
      {t('users.add')}
    </LinkButton>
  )
  return (
    <Page title={t('users.title')} intro={t('users.intro')} actions={add}>
      <List
        hasViews
        endpoint={users.list}
        label={t('users.title')}
        link={({ id }) => `/users/${id}`}
        nameOf={fullName}
        actions={actions}
        sortBy="name"
        columns={[
          { name: 'name', label: 'users.name', isTitle: true, cell: fullName },
          { name: 'email', label: 'users.email', from: 'sm', cell: ({ email }) => <EmailAddress email={email} /> },
          {
            name: 'role',
            label: 'users.role',
            onPhone: 'line',
            cell: ({ roles }) => roles.map((role) => t(`app.role_${role}`)).join(', '),
          },
          {
            name: 'status',
            label: 'users.status',
            onPhone: 'end',
            isBlank: ({ status, pro_artist }) => status === 'ACTIVE' && pro_artist?.is_enabled !== false,
            cell: (account) => <UserStatus account={account} />,
          },
          {
            name: 'signed_in_at',
            label: 'users.signed_in_at',
            from: 'md',
            cell: ({ signed_in_at }) => (signed_in_at ? <RelativeTime at={signed_in_at} /> : t('users.never')),
          },
          {
            name: 'second_factor',
            label: 'users.second_factor',
            from: 'lg',
            cell: (account) => <UserFactor account={account} />,
          },
          {
            name: 'language_name',
            label: 'users.language_name',
            isHiddenByDefault: true,
            cell: ({ language_name }) => t(`app.language_${language_name}`),
          },
          {
            name: 'created_at',
            label: 'users.created_at',
            isHiddenByDefault: true,
            cell: ({ created_at }) => format.date(created_at),
          },
        ]}
        filters={[
          { name: 'role', label: 'users.role', isTabs: true, options: optionsOf(t, roleNames, 'app.role') },
          { name: 'status', label: 'users.status', options: optionsOf(t, userStatuses, 'users.status') },
          {
            name: 'second_factor',
            label: 'users.second_factor',
            options: optionsOf(t, secondFactors, 'users.second_factor'),
          },
          { name: 'language', label: 'app.language', options: optionsOf(t, languages, 'app.language') },
        ]}
        empty={<EmptyState drawing="artists" title={t('users.empty')} action={add} />}
      />
    </Page>
  )
}

import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { signUpStages } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { SignUpBadge } from './sign-up-badge.tsx'

/** Who signed up: those who wait for the office on top, the longest waiting first; then the rest. */
export function SignUpQueuePage() {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <Page title={t('signUps.title')} intro={t('signUps.intro')}>
      <List
        hasViews
        endpoint={signUps.list}
        label={t('signUps.title')}
        link={({ id }) => `/sign-ups/${id}`}
        nameOf={fullName}
        sortBy="age"
        columns={[
          { name: 'person', label: 'signUps.person', isTitle: true, cell: fullName },
          {
            name: 'training',
            label: 'signUps.training',
            onPhone: 'line',
            cell: ({ training }) => inLanguage(training.title),
          },
          { name: 'contact', label: 'signUps.email', from: 'lg', cell: ({ email }) => email },
          {
            name: 'phone',
            label: 'signUps.phone',
            isHiddenByDefault: true,
            cell: ({ phone }) => (phone ? formatPhone(phone) : '—'),
          },
          {
            name: 'held_until',
            label: 'signUps.held_until',
            from: 'md',
            cell: ({ held_until }) => (held_until ? format.dateTime(held_until) : '—'),
          },
          {
            name: 'waiting',
            label: 'signUps.state_changed_at',
            sortBy: 'age',
            from: 'sm',
            cell: ({ state_changed_at }) => <RelativeTime at={state_changed_at} />,
          },
          {
            name: 'asked_at',
            label: 'signUps.asked_at',
            isHiddenByDefault: true,
            cell: ({ asked_at }) => format.date(asked_at),
          },
          {
            name: 'state',
            label: 'signUps.state',
            onPhone: 'end',
            cell: ({ state }) => <SignUpBadge state={state} />,
          },
        ]}
        filters={[
          {
            name: 'stage',
            label: 'signUps.stage',
            options: optionsOf(t, signUpStages, 'signUps.stage'),
            isTabs: true,
          },
        ]}
        empty={<EmptyState drawing="verification" title={t('signUps.empty')} text={t('signUps.empty_text')} />}
      />
    </Page>
  )
}

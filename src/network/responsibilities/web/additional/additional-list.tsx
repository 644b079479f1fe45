import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Person } from '#kit/web/ui/content/person.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { responsibilityStatuses } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { Due, ResponsibilityStatusBadge } from '../due.tsx'

/** Those of all artists; the ones that wait for the office are first. */
export function AdditionalList() {
  const t = useText()
  const may = useMay()
  const inLanguage = useBilingual()
  const give = may(additionalResponsibilities.create) && (
    <LinkButton kind="primary" to="/responsibilities/additional/new">
      {t('responsibilities.give')}
    </LinkButton>
  )
  return (
    <Page title={t('responsibilities.additional_title')} intro={t('responsibilities.additional_intro')} actions={give}>
      <List
        hasViews
        endpoint={additionalResponsibilities.list}
        label={t('responsibilities.additional_title')}
        link={({ id }) => `/responsibilities/additional/${id}`}
        sortBy="status"
        columns={[
          {
            name: 'name',
            label: 'responsibilities.name',
            isTitle: true,
            cell: ({ name }) => inLanguage(name),
          },
          {
            name: 'artist',
            label: 'responsibilities.artist',
            onPhone: 'lines',
            cell: ({ artist }) => <Person {...artist} size="sm" />,
          },
          {
            name: 'due_on',
            label: 'responsibilities.due_on',
            onPhone: 'line',
            isBlank: ({ due_on }) => due_on === null,
            cell: (row) => <Due {...row} />,
          },
          {
            name: 'status',
            label: 'responsibilities.status',
            onPhone: 'end',
            cell: (row) => <ResponsibilityStatusBadge {...row} />,
          },
          {
            name: 'changed',
            label: 'responsibilities.status_changed_at',
            sortBy: 'status_changed_at',
            from: 'md',
            cell: ({ status_changed_at }) => <RelativeTime at={status_changed_at} />,
          },
        ]}
        filters={[
          {
            name: 'status',
            label: 'responsibilities.status',
            options: optionsOf(t, responsibilityStatuses, 'responsibilities.status'),
          },
          {
            name: 'overdue',
            label: 'responsibilities.due_on',
            options: [{ value: '1', label: t('responsibilities.overdue_yes') }],
          },
        ]}
        empty={<EmptyState drawing="tasks" title={t('responsibilities.additional_empty')} action={give} />}
      />
    </Page>
  )
}

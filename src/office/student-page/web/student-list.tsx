import { useCountries } from '#academy/countries/web/use-countries.shown.ts'
import type { Output } from '#kit/contract/endpoint.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import type { Option } from '#kit/web/form/fields/field-select.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import type { Column, Filter } from '#kit/web/list/list-column.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Person } from '#kit/web/ui/content/person.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { imports } from '#office/imports/contract/imports.ts'
import { studentStatuses, students } from '#people/students/contract/students.ts'
import { voucherBatches } from '#trade/issued-vouchers/contract/voucher-batches.ts'

/** Everybody who learns at the academy. */
export function StudentList() {
  const t = useText()
  const may = useMay()
  const go = useGo()
  const { options: countries } = useCountries()
  const columns = useColumns(countries)
  const filters = useFilters(countries)
  const issuing = {
    name: 'vouchers',
    label: t('voucherBatches.issue_to_selected'),
    applies: () => true,
    go: (rows: Row[]) =>
      go('/vouchers/admin/batches/new', {
        state: { recipients: rows.map((row) => `${fullName(row)} <${row.email}>`).join('\n') },
      }),
  }
  const add = may(students.create) && (
    <LinkButton kind="primary" to="/student/new">
      {t('students.add')}
    </LinkButton>
  )
  return (
    <Page
      title={t('students.title')}
      intro={t('students.intro')}
      actions={
        <>
          {may(imports.list) && <LinkButton to="/student/imports">{t('imports.title')}</LinkButton>}
          {add}
        </>
      }
    >
      <List
        hasViews
        endpoint={students.list}
        exported={{ all: students.export }}
        label={t('students.title')}
        link={({ id }) => `/student/${id}`}
        sortBy="name"
        nameOf={fullName}
        actions={may(voucherBatches.create) ? [issuing] : []}
        columns={columns}
        filters={filters}
        empty={<EmptyState drawing="artists" title={t('students.empty')} action={add} />}
      />
    </Page>
  )
}

function useColumns(countries: Option[]): Column<Row>[] {
  const t = useText()
  const format = useFormat()
  const countryOf = (id: number | null) => countries.find(({ value }) => value === String(id))?.label ?? ''
  return [
    {
      name: 'name',
      label: 'students.name',
      isTitle: true,
      hasPicture: true,
      cell: ({ first_name, last_name }) => <Person first_name={first_name} last_name={last_name} avatar_url={null} />,
    },
    { name: 'email', label: 'students.email', from: 'md', cell: ({ email }) => email },
    {
      name: 'phone',
      label: 'students.phone',
      isHiddenByDefault: true,
      cell: ({ phone }) => phone && formatPhone(phone),
    },
    {
      name: 'country_id',
      label: 'students.country_id',
      sortBy: null,
      from: 'lg',
      cell: ({ country_id }) => countryOf(country_id),
    },
    {
      name: 'entries_left',
      label: 'students.entries_left',
      align: 'end',
      onPhone: 'line',
      isBlank: ({ entries_left }) => entries_left === 0,
      cell: ({ entries_left }) => t('students.entries', { count: entries_left }),
    },
    {
      name: 'trainings_count',
      label: 'students.trainings',
      align: 'end',
      from: 'sm',
      cell: ({ trainings_count }) => format.number(trainings_count),
    },
    {
      name: 'status',
      label: 'students.status',
      onPhone: 'end',
      isBlank: ({ status }) => status === 'ACTIVE',
      cell: ({ status }) => (
        <StatusBadge tone={status === 'ACTIVE' ? 'quiet' : 'bad'}>{t(`students.status_${status}`)}</StatusBadge>
      ),
    },
    {
      name: 'created_at',
      label: 'students.since',
      from: 'lg',
      cell: ({ created_at }) => format.date(created_at),
    },
    {
      name: 'language_name',
      label: 'students.language_name',
      isHiddenByDefault: true,
      cell: ({ language_name }) => t(`app.language_${language_name}`),
    },
  ]
}

function useFilters(countries: Option[]): Filter[] {
  const t = useText()
  return [
    {
      name: 'hasEntries',
      label: 'students.has_entries',
      options: [
        { value: '1', label: t('students.has_entries_1') },
        { value: '0', label: t('students.has_entries_0') },
      ],
    },
    { name: 'status', label: 'students.status', options: optionsOf(t, studentStatuses, 'students.status') },
    { name: 'countryId', label: 'students.country_id', options: countries },
  ]
}

type Row = Output<typeof students.list>['data'][number]

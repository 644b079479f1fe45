import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { packageStatuses, paymentStatuses } from '#trade/student-packages/contract/student-packages.flow.ts'
import { type StudentPackage, studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { PackageBadge } from './package-badge.shown.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { useSoldBulk } from './sold-bulk.ts'

/** Every sale of a package, the latest first. */
export function SoldList() {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const inLanguage = useBilingual()
  const actions = useSoldBulk()
  const sell = may(studentPackages.sell) && (
    <LinkButton kind="primary" to="/student/packages/new">
      {t('studentPackages.sell')}
    </LinkButton>
  )
  return (
    <Page
      title={t('studentPackages.title')}
      intro={t('studentPackages.intro')}
      actions={
        <>
          {may('can-import-data') && <LinkButton to="/student/imports">{t('imports.title')}</LinkButton>}
          {sell}
        </>
      }
    >
      <List
        hasViews
        endpoint={studentPackages.list}
        exported={{ all: studentPackages.export }}
        label={t('studentPackages.title')}
        link={({ id }) => `/student/packages/${id}`}
        nameOf={nameOf}
        actions={actions}
        columns={[
          { name: 'student', label: 'studentPackages.student', isTitle: true, cell: nameOf },
          {
            name: 'name',
            label: 'studentPackages.name',
            onPhone: 'line',
            cell: ({ name }) => inLanguage(name),
          },
          {
            name: 'entries',
            label: 'studentPackages.entries_label',
            align: 'end',
            from: 'sm',
            cell: ({ entries_used: used, entries_total: total }) => t('studentPackages.entries', { used, total }),
          },
          {
            name: 'price',
            label: 'studentPackages.price',
            align: 'end',
            from: 'md',
            cell: ({ price }) => format.money(price.amount, price.currency),
          },
          {
            name: 'payment_status',
            label: 'studentPackages.payment_status',
            from: 'sm',
            cell: ({ payment_status }) => <PaymentBadge status={payment_status} />,
          },
          {
            name: 'status',
            label: 'studentPackages.status',
            onPhone: 'end',
            cell: ({ status, pause }) => <PackageBadge status={status} pause={pause} />,
          },
          {
            name: 'expires_at',
            label: 'studentPackages.expires_at',
            from: 'md',
            cell: ({ last_day }) => last_day && format.date(last_day),
          },
          {
            name: 'sold_at',
            label: 'studentPackages.sold_at',
            isHiddenByDefault: true,
            cell: ({ sold_at }) => (sold_at ? format.date(sold_at) : t('studentPackages.sold_before')),
          },
        ]}
        filters={[
          {
            name: 'status',
            label: 'studentPackages.status',
            options: optionsOf(t, packageStatuses, 'studentPackages.status'),
          },
          {
            name: 'payment',
            label: 'studentPackages.payment_status',
            options: optionsOf(t, paymentStatuses, 'studentPackages.payment'),
          },
          {
            name: 'unclaimed',
            label: 'studentPackages.unclaimed',
            options: [{ value: '1', label: t('studentPackages.unclaimed_1') }],
          },
          {
            name: 'cancelled',
            label: 'studentPackages.cancelled',
            options: [{ value: '0', label: t('studentPackages.cancelled_0') }],
          },
          { name: 'sold', label: 'studentPackages.sold', isDays: true },
        ]}
        empty={<EmptyState drawing="benefits" title={t('studentPackages.empty')} action={sell} />}
      />
    </Page>
  )
}

const nameOf = ({ student }: StudentPackage) => fullName(student)

import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { packages } from '#trade/packages/contract/packages.ts'

export function PackageList() {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const inLanguage = useBilingual()
  const add = may(packages.create) && (
    <LinkButton kind="primary" to="/packages/new">
      {t('packages.add')}
    </LinkButton>
  )
  return (
    <Page title={t('packages.title')} intro={t('packages.intro')} actions={add}>
      <List
        hasViews
        endpoint={packages.list}
        label={t('packages.title')}
        link={({ id }) => `/packages/${id}`}
        columns={[
          { name: 'name', label: 'packages.name', isTitle: true, cell: ({ name }) => inLanguage(name) },
          {
            name: 'price',
            label: 'packages.price',
            align: 'end',
            onPhone: 'line',
            cell: ({ price }) => format.money(price.amount, price.currency),
          },
          {
            name: 'entries',
            label: 'packages.entries',
            align: 'end',
            from: 'sm',
            cell: ({ entries }) => format.number(entries),
          },
          {
            name: 'validity_days',
            label: 'packages.validity_days',
            align: 'end',
            from: 'md',
            cell: ({ validity_days }) => t('packages.days', { count: validity_days }),
          },
          {
            name: 'sold',
            label: 'packages.sold',
            align: 'end',
            from: 'sm',
            cell: ({ sold }) => format.number(sold),
          },
          {
            name: 'is_active',
            label: 'packages.is_active',
            onPhone: 'end',
            isBlank: ({ is_active }) => is_active,
            cell: ({ is_active }) => (
              <StatusBadge>{t(is_active ? 'packages.on_sale' : 'packages.withdrawn')}</StatusBadge>
            ),
          },
          {
            name: 'updated_at',
            label: 'packages.updated_at',
            from: 'lg',
            cell: ({ updated_at }) => <RelativeTime at={updated_at} />,
          },
        ]}
        filters={[
          {
            name: 'isActive',
            label: 'packages.is_active',
            options: [
              { value: '1', label: t('packages.on_sale') },
              { value: '0', label: t('packages.withdrawn') },
            ],
          },
        ]}
        empty={<EmptyState drawing="benefits" title={t('packages.empty')} action={add} />}
      />
    </Page>
  )
}

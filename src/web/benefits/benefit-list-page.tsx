import { benefitCategories, benefits } from '#contract/benefits.ts'
import { useBilingual } from '#web/kit/bilingual.ts'
import { useText } from '#web/kit/i18n.ts'
import { LinkButton } from '#web/kit/link.tsx'
import { List } from '#web/kit/list.tsx'
import { Page } from '#web/kit/page.tsx'
import { RelativeTime } from '#web/kit/relative-time.tsx'
import { useMay } from '#web/kit/session.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'

export function BenefitListPage() {
  const t = useText()
  const may = useMay()
  const inLanguage = useBilingual()
  const add = may(benefits.create) && (
    <LinkButton kind="primary" to="/benefits/new">
      {t('benefits.add')}
    </LinkButton>
  )
  return (
    <Page title={t('benefits.title')} intro={t('benefits.intro')} actions={add}>
      <List
        endpoint={benefits.list}
        label={t('benefits.title')}
        link={({ id }) => `/benefits/${id}`}
        columns={[
          { name: 'name', label: 'benefits.name', sortBy: 'name', isTitle: true, cell: ({ name }) => inLanguage(name) },
          {
            name: 'category',
            label: 'benefits.category',
            sortBy: 'category',
            cell: ({ category }) => t(`benefits.category_${category}`),
          },
          {
            name: 'is_active',
            label: 'benefits.visibility',
            sortBy: 'is_active',
            cell: ({ is_active }) => (
              <StatusBadge tone={is_active ? 'good' : 'neutral'}>
                {t(is_active ? 'benefits.active' : 'benefits.hidden')}
              </StatusBadge>
            ),
          },
          {
            name: 'updated_at',
            label: 'benefits.updated_at',
            sortBy: 'updated_at',
            cell: ({ updated_at }) => <RelativeTime at={updated_at} />,
          },
        ]}
        filters={[
          {
            name: 'category',
            label: 'benefits.category',
            options: benefitCategories.map((value) => ({ value, label: t(`benefits.category_${value}`) })),
          },
        ]}
        empty={<EmptyState title={t(add ? 'benefits.empty' : 'benefits.empty_reader')} action={add} />}
      />
    </Page>
  )
}

import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { OrderButton } from '#kit/web/list/order/order-button.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { benefitCategories } from '#network/benefits/contract/benefits.fields.ts'
import { benefits, validities } from '#network/benefits/contract/benefits.ts'
import { LevelNames } from '#network/levels/web/level-names.shown.tsx'
import { useLevels } from '#network/levels/web/use-levels.shown.ts'
import { ValidDays } from './valid-days.tsx'

export function BenefitList() {
  const t = useText()
  const may = useMay()
  const inLanguage = useBilingual()
  const levels = useLevels()
  const add = may(benefits.create) && (
    <LinkButton kind="primary" to="/benefits/new">
      {t('benefits.add')}
    </LinkButton>
  )
  return (
    <Page title={t('benefits.title')} intro={t('benefits.intro')} actions={add}>
      <List
        hasViews
        endpoint={benefits.list}
        label={t('benefits.title')}
        link={({ id }) => `/benefits/${id}`}
        columns={[
          { name: 'name', label: 'benefits.name', isTitle: true, cell: ({ name }) => inLanguage(name) },
          {
            name: 'category',
            label: 'benefits.category',
            onPhone: 'line',
            cell: ({ category }) => t(`benefits.category_${category}`),
          },
          {
            name: 'levels',
            label: 'levels.field',
            from: 'sm',
            cell: ({ level_ids }) => <LevelNames ids={level_ids} />,
          },
          {
            name: 'validity',
            label: 'benefits.validity',
            sortBy: 'valid_until',
            from: 'sm',
            cell: ({ validity, ...benefit }) =>
              validity === 'VALID' ? (
                <ValidDays {...benefit} />
              ) : (
                <StatusBadge>{t(`benefits.validity_${validity}`)}</StatusBadge>
              ),
          },
          {
            name: 'is_active',
            label: 'benefits.visibility',
            onPhone: 'end',
            isBlank: ({ is_active }) => is_active,
            cell: ({ is_active }) => <StatusBadge>{t(is_active ? 'benefits.active' : 'benefits.hidden')}</StatusBadge>,
          },
          {
            name: 'updated_at',
            label: 'benefits.updated_at',
            from: 'lg',
            cell: ({ updated_at }) => <RelativeTime at={updated_at} />,
          },
        ]}
        filters={[
          {
            name: 'category',
            label: 'benefits.category',
            options: optionsOf(t, benefitCategories, 'benefits.category'),
          },
          { name: 'levelId', label: 'levels.field', options: levels },
          { name: 'validity', label: 'benefits.validity', options: optionsOf(t, validities, 'benefits.validity') },
        ]}
        tools={(count) => (
          <OrderButton
            list={benefits.list}
            order={benefits.reorder}
            nameOf={({ name }) => inLanguage(name)}
            count={count}
          />
        )}
        empty={<EmptyState drawing="benefits" title={t('benefits.empty')} action={add} />}
      />
    </Page>
  )
}

import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { OrderButton } from '#kit/web/list/order/order-button.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { LevelNames } from '#network/levels/web/level-names.shown.tsx'
import { useLevels } from '#network/levels/web/use-levels.shown.ts'
import { responsibilities } from '#network/responsibilities/contract/responsibilities.ts'

export function ResponsibilityList() {
  const t = useText()
  const may = useMay()
  const inLanguage = useBilingual()
  const levels = useLevels()
  const add = may(responsibilities.create) && (
    <LinkButton kind="primary" to="/responsibilities/new">
      {t('responsibilities.add')}
    </LinkButton>
  )
  return (
    <Page title={t('responsibilities.title')} intro={t('responsibilities.intro')} actions={add}>
      <List
        hasViews
        endpoint={responsibilities.list}
        label={t('responsibilities.title')}
        link={({ id }) => `/responsibilities/${id}`}
        columns={[
          {
            name: 'name',
            label: 'responsibilities.name',
            isTitle: true,
            cell: ({ name }) => inLanguage(name),
          },
          {
            name: 'levels',
            label: 'levels.field',
            onPhone: 'line',
            cell: ({ level_ids }) => <LevelNames ids={level_ids} />,
          },
          {
            name: 'updated_at',
            label: 'responsibilities.updated_at',
            from: 'sm',
            cell: ({ updated_at }) => <RelativeTime at={updated_at} />,
          },
        ]}
        filters={[{ name: 'levelId', label: 'levels.field', options: levels }]}
        tools={(count) => (
          <OrderButton
            list={responsibilities.list}
            order={responsibilities.reorder}
            nameOf={({ name }) => inLanguage(name)}
            count={count}
          />
        )}
        empty={<EmptyState drawing="responsibilities" title={t('responsibilities.empty')} action={add} />}
      />
    </Page>
  )
}

import { responsibilities } from '#contract/responsibilities/responsibilities.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { RelativeTime } from '#web/kit/language/relative-time.tsx'
import { List } from '#web/kit/list/list.tsx'
import { OrderButton } from '#web/kit/list/order-button.tsx'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { LevelNames } from '#web/pieces/level-names.tsx'
import { ListViews } from '#web/pieces/list-views.tsx'
import { useLevels } from '#web/pieces/use-levels.ts'

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
  const order = (
    <OrderButton
      list={responsibilities.list}
      order={responsibilities.reorder}
      nameOf={({ name }) => inLanguage(name)}
    />
  )
  return (
    <Page
      title={t('responsibilities.title')}
      intro={t('responsibilities.intro')}
      actions={
        <>
          {order}
          {add}
        </>
      }
    >
      <List
        views={ListViews}
        endpoint={responsibilities.list}
        label={t('responsibilities.title')}
        link={({ id }) => `/responsibilities/${id}`}
        columns={[
          {
            name: 'name',
            label: 'responsibilities.name',
            sortBy: 'name',
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
            sortBy: 'updated_at',
            from: 'sm',
            cell: ({ updated_at }) => <RelativeTime at={updated_at} />,
          },
        ]}
        filters={[{ name: 'levelId', label: 'levels.field', options: levels }]}
        empty={<EmptyState drawing="responsibilities" title={t('responsibilities.empty')} action={add} />}
      />
    </Page>
  )
}

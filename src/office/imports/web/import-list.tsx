import { useState } from 'react'
import { addressOf } from '#kit/web/calls/api.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Button, buttonVariant } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { importKinds } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { WorkState } from '#trade/issued-vouchers/web/long-work.shown.tsx'
import { IconDownload } from '~icons'

const Sums = lazyPart(() => import('./academy-sums.tsx'), 'AcademySums')

/** Every import, the latest first. */
export function ImportList() {
  const t = useText()
  const format = useFormat()
  const may = useMay()
  const [areSumsOpen, setSumsOpen] = useState(false)
  const add = (
    <LinkButton kind="primary" to="/student/imports/new">
      {t('imports.add')}
    </LinkButton>
  )
  return (
    <Page
      title={t('imports.title')}
      intro={t('imports.intro')}
      actions={
        <>
          {may(imports.exportAcademy) && (
            <a {...buttonVariant({})} href={addressOf(imports.exportAcademy, {})} download>
              <IconDownload size={18} aria-hidden="true" />
              {t('imports.whole_export')}
            </a>
          )}
          {may(imports.sums) && <Button onClick={() => setSumsOpen(true)}>{t('imports.sums')}</Button>}
          {add}
        </>
      }
    >
      <List
        endpoint={imports.list}
        label={t('imports.title')}
        link={({ id }) => `/student/imports/${id}`}
        columns={[
          { name: 'file_name', label: 'imports.file_name', isTitle: true, cell: ({ file_name }) => file_name },
          {
            name: 'kind',
            label: 'imports.kind',
            onPhone: 'line',
            cell: ({ kind }) => t(`imports.kind_${kind}`),
          },
          {
            name: 'rows_create',
            label: 'imports.outcome_CREATE',
            align: 'end',
            from: 'sm',
            cell: ({ rows_create }) => format.number(rows_create),
          },
          {
            name: 'rows_change',
            label: 'imports.outcome_CHANGE',
            align: 'end',
            from: 'md',
            cell: ({ rows_change }) => format.number(rows_change),
          },
          {
            name: 'rows_error',
            label: 'imports.outcome_ERROR',
            align: 'end',
            from: 'md',
            cell: ({ rows_error }) => format.number(rows_error),
          },
          { name: 'by', label: 'imports.by', from: 'lg', cell: ({ by }) => by ?? '—' },
          {
            name: 'created_at',
            label: 'imports.created_at',
            from: 'sm',
            cell: ({ created_at }) => format.dateTime(created_at),
          },
          {
            name: 'state',
            label: 'imports.state',
            onPhone: 'end',
            cell: ({ state }) => <WorkState kind="imports" state={state} />,
          },
        ]}
        filters={[{ name: 'kind', label: 'imports.kind', options: optionsOf(t, importKinds, 'imports.kind') }]}
        empty={<EmptyState drawing="artists" title={t('imports.empty')} action={add} />}
      />
      {areSumsOpen && <Sums onClose={() => setSumsOpen(false)} />}
    </Page>
  )
}

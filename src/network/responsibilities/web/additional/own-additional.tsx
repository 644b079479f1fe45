import type { TextKey } from '#kit/contract/texts/texts.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import {
  type AdditionalResponsibilityRow,
  additionalResponsibilities,
} from '#network/responsibilities/contract/additional-responsibilities.ts'
import { AdditionalCards } from './additional-cards.tsx'

/** The reader's own responsibilities: to do first, then those that the office checks, then finished ones. */
export function OwnAdditional() {
  const t = useText()
  const { data, error, refetch } = useApi(additionalResponsibilities.list, { sortBy: 'due_on' })
  if (!data && !error) return <PageSkeleton label={t('app.loading')} />
  return (
    <Page
      title={t('responsibilities.additional_title')}
      intro={t('responsibilities.additional_own_intro')}
      width="narrow"
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <EmptyState drawing="tasks" title={t('responsibilities.additional_own_empty')} />}
      {data && (
        <Stack gap="lg">
          {groups.map(({ title, holds }) => (
            <Group key={title} title={title} rows={data.data.filter(holds)} />
          ))}
        </Stack>
      )}
    </Page>
  )
}

type Rows = AdditionalResponsibilityRow[]

const groups: { title: TextKey; holds: (row: AdditionalResponsibilityRow) => boolean }[] = [
  { title: 'responsibilities.group_todo', holds: ({ status }) => status === 'TODO' },
  { title: 'responsibilities.group_submitted', holds: ({ status }) => status === 'SUBMITTED' },
  { title: 'responsibilities.group_closed', holds: ({ status }) => status === 'DONE' || status === 'WAIVED' },
]

function Group({ title, rows }: { title: TextKey; rows: Rows }) {
  const t = useText()
  if (rows.length === 0) return null
  return (
    <Stack as="section" aria-label={t(title)}>
      <Heading>{t(title)}</Heading>
      <AdditionalCards rows={rows} />
    </Stack>
  )
}

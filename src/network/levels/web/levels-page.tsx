import { useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Reorder } from '#kit/web/list/order/reorder.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Level, levels } from '#network/levels/contract/levels.ts'
import { LevelDialog } from './level-dialog.tsx'
import { LevelStep } from './level-step.tsx'

/** The ladder, step by step from the lowest; users who may change the settings can edit it. */
export function LevelsPage() {
  const t = useText()
  const may = useMay()
  const [edited, setEdited] = useState<Level | 'new' | null>(null)
  const add = may(levels.create) && (
    <Button kind="primary" onClick={() => setEdited('new')}>
      {t('levels.add')}
    </Button>
  )
  return (
    <Page title={t('levels.title')} intro={t('levels.intro')} actions={add}>
      <Ladder add={add} onEdit={setEdited} />
      {edited && <LevelDialog level={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}

function Ladder({ add, onEdit }: { add: React.ReactNode; onEdit: (level: Level) => void }) {
  const t = useText()
  const may = useMay()
  const inLanguage = useBilingual()
  const { data, error, refetch } = useApi(levels.list, {})
  const again = () => void refetch()
  if (!data && error) return <ErrorPanel error={error} onRetry={again} />
  if (!data) return <LadderSkeleton />
  const steps = data.data
  if (steps.length === 0) return <EmptyState drawing="levels" title={t('levels.empty')} action={add} />
  const step = (level: Level, index: number, shown: Level[]) => (
    <LevelStep
      level={level}
      number={index + 1}
      below={shown[index - 1] ?? null}
      onEdit={may(levels.update) ? () => onEdit(level) : null}
    />
  )
  if (!may(levels.reorder)) {
    return (
      <Stack as="ol" gap="sm" aria-label={t('levels.title')}>
        {steps.map((level, index) => (
          <Panel as="li" size="sm" key={level.id}>
            {step(level, index, steps)}
          </Panel>
        ))}
      </Stack>
    )
  }
  return (
    <Reorder
      label={t('levels.title')}
      rows={steps}
      endpoint={levels.reorder}
      onRefused={again}
      nameOf={({ name }) => inLanguage(name)}
    >
      {step}
    </Reorder>
  )
}

function LadderSkeleton() {
  const t = useText()
  return (
    <div role="status">
      <span className="sr-only">{t('app.loading')}</span>
      <Stack gap="sm">
        <Skeleton height="6rem" />
        <Skeleton height="6rem" />
        <Skeleton height="6rem" />
      </Stack>
    </div>
  )
}

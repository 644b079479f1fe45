import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Panel } from '#kit/web/ui/panel.tsx'
import { newLevels } from '#reputation/new-levels/contract/new-levels.ts'
import { LevelCards } from './level-cards.tsx'

/** The pictures of a level that the artist rose to, which remain when the dashboard no longer begins with it. */
export function ReachedLevel() {
  const t = useText()
  const { data } = useApi(newLevels.latest, {})
  return (
    data?.data && (
      <Panel title={t('newLevels.share')}>
        <LevelCards />
      </Panel>
    )
  )
}

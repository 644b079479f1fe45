import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { openRequest } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import type { Standing } from '#network/status-upgrades/contract/status-upgrades.ts'
import { LastDecision } from './last-decision.tsx'
import { RequirementList } from './requirements/requirement-list.tsx'
import { UpgradeForm } from './upgrade-form.tsx'
import { WaitingRequest } from './waiting-request.tsx'

/** The next level's requirements, and the form to request it. */
export function UpgradeDesk({ standing }: { standing: Standing }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { next_level, requirements } = standing
  const request = openRequest(standing)
  return (
    <Stack>
      <LastDecision standing={standing} />
      {!next_level && !request && (
        <Panel>
          <EmptyState drawing="summit" title={t('statusUpgrades.top_title')} text={t('statusUpgrades.top_text')} />
        </Panel>
      )}
      <Columns column="22rem">
        {next_level && (
          <Panel title={t('statusUpgrades.requirements', { level: inLanguage(next_level.name) })}>
            {requirements.length > 0 && (
              <Text tone="soft">
                {t('statusUpgrades.requirements_met', {
                  met: requirements.filter(({ is_met }) => is_met).length,
                  count: requirements.length,
                })}
              </Text>
            )}
            <RequirementList requirements={requirements} figures={standing.figures} />
          </Panel>
        )}
        {request && <WaitingRequest request={request} />}
        {next_level && !request && <UpgradeForm standing={standing} level={inLanguage(next_level.name)} />}
      </Columns>
    </Stack>
  )
}

import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import type { Standing, UpgradeRequest } from '#network/status-upgrades/contract/status-upgrades.ts'

/** Good news grows old. */
const daysOfJoy = 14

/** The office's answer to the last request: a refusal until the artist's next request, an approval for some days. */
export function LastDecision({ standing: { requests, level } }: { standing: Standing }) {
  const t = useText()
  const inLanguage = useBilingual()
  const last = requests[0]
  const isGranted = last?.status === 'APPROVED' && last.to_level.id === level?.id && isFresh(last)
  const isRefused = last?.status === 'REJECTED' && last.from_level.id === level?.id
  if (!last || !(isGranted || isRefused)) return null
  const name = inLanguage(last.to_level.name)
  return (
    <Notice
      tone={isGranted ? 'good' : 'waiting'}
      title={t(isGranted ? 'statusUpgrades.granted_title' : 'statusUpgrades.refused_title', { level: name })}
    >
      {last.comment ?? t('statusUpgrades.granted_text')}
    </Notice>
  )
}

function isFresh({ decided_at }: UpgradeRequest): boolean {
  return decided_at !== null && Date.now() - Date.parse(decided_at) < daysOfJoy * 86_400_000
}

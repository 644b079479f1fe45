import { useEffect, useRef } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { statusUpgrades, type UpgradeRequest } from '#network/status-upgrades/contract/status-upgrades.ts'
import { IconHourglassHigh } from '~icons'

const minute = 60_000

/** For a pro artist: polls their upgrade request once a minute, shows that it waits, and announces the decision. */
export function UpgradeCheck() {
  const t = useText()
  const { data } = useApi(statusUpgrades.has, {}, { every: minute })
  useDecisionToast(data?.request)
  if (!data?.has_request) return null
  return (
    <LinkButton
      kind="quiet"
      size="sm"
      tone="waiting"
      to="/status-upgrade"
      icon={<IconHourglassHigh size={18} aria-hidden="true" />}
      aria-label={t('statusUpgrades.chip')}
    >
      <span className="wide-only">{t('statusUpgrades.chip')}</span>
    </LinkButton>
  )
}

function useDecisionToast(request: UpgradeRequest | null | undefined) {
  const t = useText()
  const inLanguage = useBilingual()
  const waiting = useRef<number>(undefined)
  useEffect(() => {
    if (!request) return
    const { id, status, to_level } = request
    if (waiting.current === id && (status === 'APPROVED' || status === 'REJECTED'))
      toast(t(`statusUpgrades.heard_${status}`, { level: inLanguage(to_level.name) }))
    waiting.current = status === 'PENDING' ? id : undefined
  }, [request, t, inLanguage])
}

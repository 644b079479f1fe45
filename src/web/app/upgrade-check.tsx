import { IconHourglassHigh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { statusUpgrades, type UpgradeRequest } from '#contract/status-upgrades.ts'
import { useBilingual } from '#web/kit/bilingual.ts'
import { useText } from '#web/kit/i18n.ts'
import { Link } from '#web/kit/link.tsx'
import { useApi } from '#web/kit/query.ts'
import { toast } from '#web/kit/toast.ts'
import styles from './upgrade-check.module.css'

const minute = 60_000

/** For a pro artist: asks once a minute about their upgrade request, shows that it waits, and says once it was decided. */
export function UpgradeCheck() {
  const t = useText()
  const { data } = useApi(statusUpgrades.has, {}, { every: minute })
  useDecisionToast(data?.request)
  if (!data?.has_request) return null
  return (
    <span className={styles.chip}>
      <Link to="/status-upgrade" aria-label={t('statusUpgrades.chip')}>
        <IconHourglassHigh size={18} aria-hidden="true" />
        <span className={styles.words}>{t('statusUpgrades.chip')}</span>
      </Link>
    </span>
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

import type { CertificateRow } from '#contract/certificates/certificates.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'

const tones: Record<CertificateRow['state'], Tone> = { VALID: 'good', REPLACED: 'neutral', REVOKED: 'bad' }

export function CertificateBadge({ state }: { state: CertificateRow['state'] }) {
  const t = useText()
  return <StatusBadge tone={tones[state]}>{t(`certificates.state_${state}`)}</StatusBadge>
}

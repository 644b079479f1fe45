import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { CertificateRow } from '#teaching/certificates/contract/certificates.ts'

const tones: Record<CertificateRow['state'], Tone> = { VALID: 'good', REPLACED: 'quiet', REVOKED: 'bad' }

export function CertificateBadge({ state }: { state: CertificateRow['state'] }) {
  const t = useText()
  return <StatusBadge tone={tones[state]}>{t(`certificates.state_${state}`)}</StatusBadge>
}

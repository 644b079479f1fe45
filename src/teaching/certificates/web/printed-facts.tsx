import type { ReactNode } from 'react'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import type { PublicCertificate } from '#teaching/certificates/contract/certificates.ts'

type Printed = Omit<PublicCertificate, 'state' | 'revoked_at' | 'replaced_at' | 'replaced_by' | 'latest'>
type PrintedFactsProps = { certificate: Printed; more?: { label: string; value: ReactNode }[] }

/** All that is printed on a certificate, in the order of the sheet. */
export function PrintedFacts({ certificate, more = [] }: PrintedFactsProps) {
  const t = useText()
  const format = useFormat()
  const { number, holder, title, artist, technique, place, minutes, issued_at } = certificate
  const days = useDays()
  return (
    <Facts
      facts={[
        { label: t('certificates.holder'), value: holder },
        { label: t('certificates.course'), value: title },
        { label: t('certificates.technique'), value: t(`artists.techniques_${technique}`) },
        { label: t('certificates.days'), value: days(certificate) },
        { label: t('certificates.hours'), value: t('certificates.hours_value', { count: minutes / 60 }) },
        { label: t('certificates.place'), value: place ?? t('certificates.online') },
        { label: t('certificates.artist'), value: artist },
        { label: t('certificates.number'), value: number },
        { label: t('certificates.issued_at'), value: format.dateIn(academyZone, issued_at) },
        ...more,
      ]}
    />
  )
}

/** From the first day to the last, or the only one. */
export function useDays() {
  const format = useFormat()
  return ({ first_day, last_day }: Pick<Printed, 'first_day' | 'last_day'>) =>
    first_day === last_day ? format.date(first_day) : `${format.date(first_day)} – ${format.date(last_day)}`
}

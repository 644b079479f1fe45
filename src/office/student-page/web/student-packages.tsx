import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { OwnPackage } from '#people/students/contract/students.ts'
import { PackageBadge } from '#trade/student-packages/web/package-badge.shown.tsx'

/** What a student bought, the latest first, and how much of each is used. */
export function StudentPackages({ packages }: { packages: OwnPackage[] }) {
  const t = useText()
  if (packages.length === 0) return <Text tone="soft">{t('students.packages_none')}</Text>
  return (
    <ul>
      {packages.map((sold) => (
        <SoldPackage key={sold.id} {...sold} />
      ))}
    </ul>
  )
}

function SoldPackage({ name, price, payment_status, status, entries_used, entries_total, pause, ...sold }: OwnPackage) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const date = sold.sold_at ? format.date(sold.sold_at) : t('students.sold_before')
  const facts = [
    sold.seller ? t('students.sold_by', { date, seller: sold.seller.name }) : t('students.sold_on', { date }),
    `${format.money(price.amount, price.currency)}, ${t(`students.payment_${payment_status}`).toLocaleLowerCase()}`,
    t('students.entries_used', { used: entries_used, total: entries_total }),
    sold.last_day && t('students.expires', { date: format.date(sold.last_day) }),
  ]
  return (
    <RecordRow
      name={<Link to={`/student/packages/${sold.id}`}>{inLanguage(name)}</Link>}
      badge={<PackageBadge status={status} pause={pause} />}
    >
      {facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </RecordRow>
  )
}

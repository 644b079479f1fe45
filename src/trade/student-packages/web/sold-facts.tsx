import { fullName } from '#kit/contract/values/full-name.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { type SoldDetails, studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { PaymentBadge } from './payment-badge.tsx'

/** How much was refunded, sellers read also where it was not recorded: to others it would look like nothing. */
export function SoldFacts({ sold }: { sold: SoldDetails }) {
  const t = useText()
  const format = useFormat()
  const may = useMay()
  const { seller, activates_at, last_day } = sold
  return (
    <Facts
      facts={[
        { label: t('studentPackages.payment_status'), value: <PaymentBadge status={sold.payment_status} /> },
        ...(sold.payment_status === 'REFUNDED' && (sold.refunded_amount !== null || may(studentPackages.refund))
          ? [
              {
                label: t('studentPackages.refunded_amount'),
                value:
                  sold.refunded_amount === null
                    ? t('studentPackages.refunded_unknown')
                    : format.money(sold.refunded_amount, sold.price.currency),
              },
            ]
          : []),
        {
          label: t('studentPackages.seller'),
          value: seller ? (
            <PersonLink kind="proArtist" id={seller.id} name={fullName(seller)} />
          ) : (
            t(sold.is_seller_deleted ? 'studentPackages.seller_deleted' : 'studentPackages.office')
          ),
        },
        { label: t('studentPackages.validity'), value: t('studentPackages.days', { count: sold.validity_days }) },
        {
          label: t('studentPackages.sold_at'),
          value: sold.sold_at ? format.date(sold.sold_at) : t('studentPackages.sold_before'),
        },
        ...(sold.is_withdrawal
          ? [{ label: t('studentPackages.ground'), value: t('studentPackages.is_withdrawal') }]
          : []),
        { label: t('studentPackages.activates_at'), value: activates_at && format.date(activates_at) },
        { label: t('studentPackages.expires_at'), value: last_day && format.date(last_day) },
      ]}
    />
  )
}

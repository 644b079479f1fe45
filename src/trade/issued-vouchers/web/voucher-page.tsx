import { fillPath } from '#kit/contract/endpoint.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Back, BackLink, Record } from '#kit/web/page/record.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { buttonVariant } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Panel } from '#kit/web/ui/layout.tsx'
import { issuedVouchers, type VoucherDetails } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { grouped } from '#trade/vouchers/contract/voucher-code.ts'
import { useVoucherDays, useWorth } from '#trade/vouchers/web/voucher-worth.shown.ts'
import { IconPrinter } from '~icons'
import { VoucherActs } from './voucher-acts.tsx'
import { VoucherLedger } from './voucher-ledger.tsx'
import { PaymentBadge, VoucherStanding } from './voucher-standing.tsx'

const back: Back = { to: '/vouchers/admin', label: 'issuedVouchers.back' }

/** One voucher: its holder, its state, its history, and the office's possible actions. */
export function VoucherPage() {
  const t = useText()
  const id = useIdParam()
  const worth = useWorth()
  return (
    <Record endpoint={issuedVouchers.get} input={{ id }} back={back}>
      {(voucher) => (
        <Page
          title={`${worth(voucher)}, ${nameOf(voucher)}`}
          intro={<BackLink {...back} />}
          width="narrow"
          actions={
            <a {...buttonVariant({})} href={fillPath(issuedVouchers.pdf.path, { id })} download>
              <IconPrinter size={18} aria-hidden="true" />
              {t('issuedVouchers.print')}
            </a>
          }
        >
          {voucher.is_unclaimed && (
            <Notice tone="waiting" title={t('issuedVouchers.unclaimed_title')}>
              {t('issuedVouchers.unclaimed_text')}
            </Notice>
          )}
          <Panel>
            <VoucherFacts voucher={voucher} />
            <VoucherActs voucher={voucher} />
          </Panel>
          <VoucherLedger voucher={voucher} />
        </Page>
      )}
    </Record>
  )
}

function VoucherFacts({ voucher }: { voucher: VoucherDetails }) {
  const t = useText()
  const format = useFormat()
  const { first } = useVoucherDays()
  const { code, balance, currency, uses_left: left, max_usages: total, price, batch, note } = voucher
  const sum = (its: VoucherDetails['issued']) =>
    its ? format.money(its.amount, its.currency) : t('issuedVouchers.unlimited_value')
  return (
    <Facts
      facts={[
        { label: t('issuedVouchers.holder'), value: <Holder voucher={voucher} /> },
        { label: t('issuedVouchers.code'), value: <code>{grouped(code)}</code> },
        { label: t('issuedVouchers.state'), value: <VoucherStanding {...voucher} /> },
        { label: t('issuedVouchers.uses'), value: t('issuedVouchers.uses_left', { left, total }) },
        ...(balance !== null && currency
          ? [{ label: t('issuedVouchers.balance'), value: format.money(balance, currency) }]
          : []),
        { label: t('issuedVouchers.total_issued'), value: sum(voucher.issued) },
        { label: t('issuedVouchers.total_outstanding'), value: sum(voucher.outstanding) },
        { label: t('issuedVouchers.total_redeemed'), value: sum(voucher.redeemed) },
        {
          label: t('issuedVouchers.payment'),
          value: (
            <>
              <PaymentBadge status={voucher.payment_status} /> {price && format.money(price.amount, price.currency)}
            </>
          ),
        },
        { label: t('issuedVouchers.source'), value: t(`vouchers.source_${voucher.source}`) },
        { label: t('issuedVouchers.issued_at'), value: format.date(voucher.issued_at) },
        { label: t('issuedVouchers.available_at'), value: first(voucher) },
        { label: t('issuedVouchers.valid_until'), value: format.date(voucher.last_day) },
        ...(batch ? [{ label: t('issuedVouchers.batch'), value: <BatchLink {...batch} /> }] : []),
        { label: t('issuedVouchers.note'), value: note },
      ]}
    />
  )
}

function Holder({ voucher }: { voucher: VoucherDetails }) {
  const { student_id, pro_artist_id } = voucher.holder
  if (student_id !== null) return <Link to={`/student/${student_id}`}>{nameOf(voucher)}</Link>
  return pro_artist_id === null ? nameOf(voucher) : <Link to={`/proartist/${pro_artist_id}`}>{nameOf(voucher)}</Link>
}

function BatchLink({ id, name }: { id: number; name: string }) {
  const may = useMay()
  return may(issuedVouchers.issue) ? <Link to={`/vouchers/admin/batches/${id}`}>{name}</Link> : name
}

const nameOf = ({ holder }: VoucherDetails) => fullName(holder)

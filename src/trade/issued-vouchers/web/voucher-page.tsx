import { useState } from 'react'
import { fillPath } from '#kit/contract/endpoint.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Button, buttonVariant } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import { availableVoucherActs, type VoucherAct } from '#trade/issued-vouchers/contract/issued-vouchers.flow.ts'
import { issuedVouchers, type VoucherDetails } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { grouped } from '#trade/vouchers/contract/voucher-code.ts'
import { useVoucherDays, useWorth } from '#trade/vouchers/web/voucher-worth.shown.ts'
import { IconPrinter } from '~icons'
import { VoucherActDialog } from './voucher-act-dialog.tsx'
import { VoucherLedger } from './voucher-ledger.tsx'
import { PaymentBadge, VoucherStanding } from './voucher-standing.tsx'

const back: Back = { to: '/vouchers/admin', label: 'issuedVouchers.title' }

/** One voucher: its holder, its state, its history, and the office's possible actions. */
export function VoucherPage() {
  return (
    <Record endpoint={issuedVouchers.get} input={{ id: useIdParam() }} back={back}>
      {(voucher) => <Voucher voucher={voucher} />}
    </Record>
  )
}

function Voucher({ voucher }: { voucher: VoucherDetails }) {
  const t = useText()
  return (
    <Page header={<VoucherHeader voucher={voucher} />}>
      {voucher.is_unclaimed && (
        <Notice tone="waiting" title={t('issuedVouchers.unclaimed_title')}>
          {t('issuedVouchers.unclaimed_text')}
        </Notice>
      )}
      <Split aside={<VoucherLedger voucher={voucher} />}>
        <Panel>
          <VoucherFacts voucher={voucher} />
        </Panel>
      </Split>
    </Page>
  )
}

function VoucherHeader({ voucher }: { voucher: VoucherDetails }) {
  const t = useText()
  const format = useFormat()
  const user = useUser()
  const worth = useWorth()
  const [open, setOpen] = useState<VoucherAct | null>(null)
  const { id, balance, currency, uses_left: left, max_usages: total, last_day, is_unclaimed } = voucher
  const acts = availableVoucherActs(user, voucher)
  // What nobody can use waits for the office; any other voucher is printed.
  const [next] = is_unclaimed ? acts : []
  const sheet = fillPath(issuedVouchers.pdf.path, { id })
  return (
    <>
      <RecordHeader
        back={back}
        title={t('issuedVouchers.page_title', { worth: worth(voucher) })}
        state={<VoucherStanding {...voucher} />}
        facts={[<Holder key="holder" voucher={voucher} />, t('issuedVouchers.until', { date: format.date(last_day) })]}
        figures={[
          { label: t('issuedVouchers.figure_uses'), value: t('issuedVouchers.left_of', { left, total }) },
          ...(balance !== null && currency
            ? [{ label: t('issuedVouchers.balance'), value: format.money(balance, currency) }]
            : []),
        ]}
        next={
          next ? (
            <Button kind="primary" onClick={() => setOpen(next)}>
              {t(`issuedVouchers.act_${next}`)}
            </Button>
          ) : (
            <a {...buttonVariant({ kind: 'primary' })} href={sheet} download>
              <IconPrinter size={18} aria-hidden="true" />
              {t('issuedVouchers.print')}
            </a>
          )
        }
        more={[
          ...(next ? [{ label: t('issuedVouchers.print'), file: sheet }] : []),
          ...acts
            .filter((act) => act !== next)
            .map((act) => ({
              label: t(`issuedVouchers.act_${act}`),
              isDanger: act === 'block',
              onClick: () => setOpen(act),
            })),
        ]}
      />
      {open && <VoucherActDialog voucher={voucher} act={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function VoucherFacts({ voucher }: { voucher: VoucherDetails }) {
  const t = useText()
  const format = useFormat()
  const { first } = useVoucherDays()
  const { code, former_number, price, batch, note } = voucher
  const sum = (its: VoucherDetails['issued']) =>
    its ? format.money(its.amount, its.currency) : t('issuedVouchers.unlimited_value')
  return (
    <Facts
      facts={[
        { label: t('issuedVouchers.code'), value: <code>{grouped(code)}</code> },
        ...(former_number ? [{ label: t('issuedVouchers.former_number'), value: former_number }] : []),
        { label: t('issuedVouchers.value'), value: sum(voucher.issued) },
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
        ...(batch ? [{ label: t('issuedVouchers.batch'), value: <BatchLink {...batch} /> }] : []),
        { label: t('issuedVouchers.note'), value: note },
      ]}
    />
  )
}

function Holder({ voucher: { holder } }: { voucher: VoucherDetails }) {
  const { student_id, pro_artist_id } = holder
  const kind = student_id === null ? 'proArtist' : 'student'
  return <PersonLink kind={kind} id={student_id ?? pro_artist_id} name={fullName(holder)} />
}

function BatchLink({ id, name }: { id: number; name: string }) {
  const may = useMay()
  return may(issuedVouchers.issue) ? <Link to={`/vouchers/admin/batches/${id}`}>{name}</Link> : name
}

import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import type { Tone } from '#kit/web/ui/content/badge.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { LedgerEntry, VoucherDetails } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { useVoucherDays } from '#trade/vouchers/web/voucher-worth.shown.ts'

const tones: Partial<Record<LedgerEntry['kind'], Tone>> = {
  USE: 'good',
  BLOCK: 'bad',
  TAKE_BACK: 'bad',
  REFUND: 'waiting',
}

/** All that a voucher was given and gave, the last on top. */
export function VoucherLedger({ voucher: { ledger, currency } }: { voucher: VoucherDetails }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const titleOf = useEntryTitle(currency)
  return (
    <Panel title={t('issuedVouchers.ledger')}>
      <Timeline
        entries={ledger.map((entry) => ({
          id: entry.id,
          tone: tones[entry.kind],
          title: titleOf(entry),
          meta: t('issuedVouchers.entry_meta', {
            date: format.dateTime(entry.at),
            name: entry.by ?? t('issuedVouchers.the_portal'),
          }),
          body: (entry.training || entry.reason) && (
            <>
              {entry.training && <Link to={`/training/${entry.training.id}`}>{inLanguage(entry.training.title)}</Link>}
              {entry.reason && <Text isProse>{entry.reason}</Text>}
            </>
          ),
        }))}
      />
    </Panel>
  )
}

function useEntryTitle(currency: string | null) {
  const t = useText()
  const format = useFormat()
  const { last } = useVoucherDays()
  const signOf = (number: number) => (number > 0 ? '+' : '−')
  return ({ kind, uses, amount, redeemed, valid_until, ...entry }: LedgerEntry): string => {
    if (kind === 'USE' || kind === 'RETURN')
      return t(`issuedVouchers.entry_${kind}`, { amount: format.money(Math.abs(redeemed), entry.currency ?? '') })
    if (kind === 'EXTEND') return t('issuedVouchers.entry_EXTEND', { date: last({ valid_until: valid_until ?? '' }) })
    if (kind !== 'ADJUST') return t(`issuedVouchers.entry_${kind}`)
    const changes = [
      ...(uses === 0 ? [] : [t('issuedVouchers.change_uses', { sign: signOf(uses), count: Math.abs(uses) })]),
      ...(amount === 0 || !currency ? [] : [`${signOf(amount)}${format.money(Math.abs(amount), currency)}`]),
    ]
    return t('issuedVouchers.entry_ADJUST', { change: format.list(changes) })
  }
}

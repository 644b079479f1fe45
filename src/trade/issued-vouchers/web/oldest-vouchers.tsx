import { useState } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { availableVoucherActs, type VoucherAct } from '#trade/issued-vouchers/contract/issued-vouchers.flow.ts'
import { type IssuedVoucher, issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { useWorth } from '#trade/vouchers/web/voucher-worth.shown.ts'
import { VoucherActDialog } from './voucher-act-dialog.tsx'

/** What gives a paid voucher back its value. */
const acts: readonly VoucherAct[] = ['extend', 'unblock', 'refund']

/** Paid, not used, and usable by nobody. */
export function OldestVouchers() {
  const t = useText()
  const user = useUser()
  const worth = useWorth()
  const format = useFormat()
  // State of the list and not of its row, which disappears as soon as somebody else decides.
  const [open, setOpen] = useState<{ act: VoucherAct; voucher: IssuedVoucher } | null>(null)
  return (
    <>
      <OldestRows endpoint={issuedVouchers.list} input={{ unclaimed: 1, sortBy: 'unclaimed_since', total: 'later' }}>
        {(voucher) => (
          <OldestRow
            key={voucher.id}
            person={voucher.holder}
            to={`/vouchers/admin/${voucher.id}`}
            note={[
              worth(voucher),
              t(`vouchers.state_${voucher.state}`),
              t('dashboard.until', { date: format.date(voucher.last_day) }),
            ].join(', ')}
            since={voucher.unclaimed_since}
          >
            {availableVoucherActs(user, voucher)
              .filter((act) => acts.includes(act))
              .map((act) => (
                <Button key={act} size="sm" aria-haspopup="dialog" onClick={() => setOpen({ act, voucher })}>
                  {t(`issuedVouchers.act_${act}`)}
                </Button>
              ))}
          </OldestRow>
        )}
      </OldestRows>
      {open && <VoucherActDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}

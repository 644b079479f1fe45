import { send } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { availableVoucherActs } from '#trade/issued-vouchers/contract/issued-vouchers.flow.ts'
import { type IssuedVoucher, issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { laterDay } from '#trade/vouchers/web/voucher-worth.shown.ts'

/** What is done to many vouchers at once, each by the call that does it to one. */
export function useVoucherBulk(): BulkAction<IssuedVoucher>[] {
  const t = useText()
  const may = useMay()
  const user = useUser()
  const message = {
    label: t('issuedVouchers.reason'),
    hint: t('issuedVouchers.reason_hint'),
    isRequired: true,
    max: 2000,
  }
  const act = (name: 'extend' | 'block') => ({
    name,
    label: t(`issuedVouchers.act_${name}`),
    question: (count: number) => t(`issuedVouchers.bulk_${name}`, { count }),
    applies: (row: IssuedVoucher) => availableVoucherActs(user, row).includes(name),
    message,
  })
  return [
    ...(may(issuedVouchers.extend)
      ? [
          {
            ...act('extend'),
            text: t('issuedVouchers.bulk_text_extend'),
            choice: {
              label: t('issuedVouchers.extend_by'),
              options: [7, 14, 30, 90].map((count) => ({
                value: String(count),
                label: t('issuedVouchers.extend_days', { count }),
              })),
            },
            run: (row, reason, { choice }) => extend(row, Number(choice), reason ?? ''),
          } satisfies BulkAction<IssuedVoucher>,
        ]
      : []),
    ...(may(issuedVouchers.block)
      ? [
          {
            ...act('block'),
            text: t('issuedVouchers.text_block'),
            run: ({ id }, reason) => send(issuedVouchers.block, { id, reason: reason ?? '' }),
          } satisfies BulkAction<IssuedVoucher>,
        ]
      : []),
  ]
}

function extend({ id, last_day }: IssuedVoucher, days: number, reason: string) {
  return send(issuedVouchers.extend, { id, reason, valid_until: laterDay(last_day, days, new Date()) })
}

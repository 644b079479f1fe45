import type { Pass } from '#academy/wallets/server/pass.queries.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { worthIn } from '#kit/server/language/worth-in.ts'
import { grouped, voucherAddress } from '#trade/vouchers/contract/voucher-code.ts'
import type { OwnVoucher } from '#trade/vouchers/contract/vouchers.ts'

const usable = ['ACTIVE', 'PARTLY_USED', 'SCHEDULED']

/** A voucher as it is at the moment, with the code of the printed one. */
export function voucherPass({ t, language, config, now }: Context, voucher: OwnVoucher): Pass {
  const { id, state, code, available_at, valid_until } = voucher
  // It ends at a midnight, and is valid through the day before.
  const lastDay = academyDay(new Date(Date.parse(valid_until) - 1))
  return {
    id: `voucher-${id}`,
    kind: 'voucher',
    language,
    description: t('wallets.pass_voucher'),
    title: worthIn(language, voucher),
    fields: [
      { key: 'until', label: t('wallets.pass_until'), value: dayIn(language, lastDay) },
      { key: 'state', label: t('wallets.pass_state'), value: t(`vouchers.state_${state}`) },
      ...(state === 'SCHEDULED'
        ? [{ key: 'from', label: t('wallets.pass_from'), value: dayIn(language, academyDay(new Date(available_at))) }]
        : []),
    ],
    code: { address: voucherAddress(config.publicUrl, code), text: grouped(code) },
    starts_at: null,
    ends_at: valid_until,
    isOver: !usable.includes(state),
    asOf: now,
  }
}

import type { Output } from '#kit/contract/endpoint.ts'
import { InputGroup } from '#kit/web/form/fields/input-group.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import type { participants } from '#teaching/participants/contract/participants.ts'
import type { VoucherChoice } from '#trade/vouchers/contract/voucher-payments.ts'
import { changeLost, splitAmong } from '#trade/vouchers/contract/vouchers.flow.ts'
import { useVoucherDays, useWorth } from '#trade/vouchers/web/voucher-worth.shown.ts'

type Preview = Pick<Output<typeof participants.preview>['data'], 'vouchers' | 'price' | 'due'>
type VouchersProps = {
  preview: Preview
  /** Those that stay as they are, though they are needed. */
  unwanted: readonly number[]
  onChange: (unwanted: readonly number[]) => void
}

/** What a registration uses of the student's vouchers, just as the server does. */
export function neededVouchers({ vouchers, price, due }: Preview, unwanted: readonly number[]) {
  return splitAmong(
    vouchers.filter(({ id }) => !unwanted.includes(id)),
    { price: price.amount, due },
  )
}

/** Which vouchers pay, and how much each of them takes off; without one of them the next that is needed steps in. */
export function ParticipantsVouchers({ preview, unwanted, onChange }: VouchersProps) {
  const t = useText()
  const format = useFormat()
  const { vouchers, price, due } = preview
  const needed = neededVouchers(preview, unwanted)
  const left = needed.reduce((rest, { takes }) => rest - takes, due)
  const money = (amount: number) => format.money(amount, price.currency)
  return (
    <InputGroup name="voucher_ids" label={t('participants.vouchers')} hint={t('participants.vouchers_hint')}>
      <Stack gap="sm">
        {vouchers.map((voucher) => (
          <Choice
            key={voucher.id}
            voucher={voucher}
            takes={needed.find((one) => one.voucher.id === voucher.id)?.takes ?? 0}
            isUnwanted={unwanted.includes(voucher.id)}
            money={money}
            onChange={(isWanted) =>
              onChange(isWanted ? unwanted.filter((id) => id !== voucher.id) : [...unwanted, voucher.id])
            }
          />
        ))}
        <Text size="sm">{t('participants.voucher_sum', { price: money(price.amount), left: money(left) })}</Text>
      </Stack>
    </InputGroup>
  )
}

type ChoiceProps = {
  voucher: VoucherChoice
  takes: number
  isUnwanted: boolean
  money: (amount: number) => string
  onChange: (isWanted: boolean) => void
}

function Choice({ voucher, takes, isUnwanted, money, onChange }: ChoiceProps) {
  const t = useText()
  const worth = useWorth()
  const { last } = useVoucherDays()
  const { code_end: end } = voucher
  const lost = changeLost(voucher, takes)
  const description = () => {
    if (isUnwanted) return null
    if (takes === 0) return t('participants.voucher_not_needed')
    if (lost > 0) return t('participants.voucher_loses', { amount: money(takes), lost: money(lost) })
    return t('participants.voucher_takes', { amount: money(takes) })
  }
  return (
    <Checkbox
      label={t('participants.voucher_option', { worth: worth(voucher), end, date: last(voucher) })}
      description={description()}
      checked={takes > 0}
      disabled={takes === 0 && !isUnwanted}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

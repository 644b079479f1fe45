import { settings } from '#academy/settings/contract/settings.ts'
import { currency } from '#kit/contract/values/money.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { MoneyField } from '#kit/web/form/fields/field-money.tsx'
import { NumberField } from '#kit/web/form/fields/field-number.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import { givenSources, voucherKinds } from '#trade/vouchers/contract/voucher-states.ts'
import { useVoucherDays } from '#trade/vouchers/web/voucher-worth.shown.ts'

const noAmount = { amount: '', currency } as const

/** A blank voucher: free, and for one use. */
export const blankTerms = {
  source: 'ADMIN' as const,
  kind: 'PERCENT' as const,
  percent: '' as const,
  amount: noAmount,
  max_usages: 1,
  budget: noAmount,
  valid_until: '',
  price: noAmount,
  note: '',
}

/** What a voucher is. */
export function TermsFields() {
  const t = useText()
  const kind = useFormValue('kind')
  return (
    <Stack>
      <Columns>
        <SelectField
          name="kind"
          label="issuedVouchers.kind"
          options={optionsOf(t, voucherKinds, 'issuedVouchers.kind')}
        />
        {kind === 'AMOUNT' ? (
          <MoneyField name="amount" label="issuedVouchers.amount" isRequired />
        ) : (
          <NumberField name="percent" label="issuedVouchers.percent" isRequired />
        )}
      </Columns>
      <Columns>
        <NumberField name="max_usages" label="issuedVouchers.max_usages" />
        <MoneyField name="budget" label="issuedVouchers.budget" hint="issuedVouchers.budget_hint" />
      </Columns>
      <Columns>
        <DateField name="valid_until" label="issuedVouchers.valid_until" hint="issuedVouchers.valid_until_hint" />
        <MoneyField name="price" label="issuedVouchers.price" hint="issuedVouchers.price_hint" />
      </Columns>
      <SelectField
        name="source"
        label="issuedVouchers.source"
        hint="issuedVouchers.source_hint"
        options={optionsOf(t, givenSources, 'vouchers.source')}
      />
      <ProseField name="note" label="issuedVouchers.note" hint="issuedVouchers.note_hint" rows={2} />
      <FirstDay />
    </Stack>
  )
}

/** The first day on which a voucher issued today can be used, for users who may read the delay. */
function FirstDay() {
  const t = useText()
  const may = useMay()
  const { first } = useVoucherDays()
  const { data } = useApi(settings.get, {}, { isEnabled: may(settings.get) })
  if (!data) return null
  const available_at = new Date(Date.now() + data.voucherDelayInDays * 86_400_000).toISOString()
  return <Text tone="soft">{t('issuedVouchers.usable_from', { date: first({ available_at }) })}</Text>
}

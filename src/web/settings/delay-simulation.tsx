import { settings } from '#contract/settings/settings.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Facts } from '#web/kit/ui/facts.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'

/** What the delay that is typed would mean for coming vouchers, told by those of the last year. */
export function DelaySimulation() {
  const t = useText()
  const format = useFormat()
  const typed = String(useFormValue('voucherDelayInDays') ?? '')
  const days = Number(typed)
  const isDelay = /^\d{1,3}$/.test(typed) && days <= 365
  const { data } = useApi(
    settings.simulateVoucherDelay,
    { voucherDelayInDays: isDelay ? days : 0 },
    { isEnabled: isDelay, keepsPrevious: true },
  )
  if (!isDelay || !data) return null
  const { usable_from, year } = data.data
  return (
    <div role="status">
      <Stack gap="sm">
        <Text>{t('settings.simulation', { count: days })}</Text>
        <Facts
          facts={[
            { label: t('settings.simulation_next'), value: format.date(usable_from) },
            { label: t('settings.simulation_issued'), value: format.number(year.issued) },
            { label: t('settings.simulation_waiting'), value: format.number(year.waiting) },
            { label: t('settings.simulation_early'), value: format.number(year.early_uses) },
            { label: t('settings.simulation_never'), value: format.number(year.never_usable) },
          ]}
        />
      </Stack>
    </div>
  )
}

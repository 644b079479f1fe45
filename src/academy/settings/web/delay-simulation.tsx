import { settings } from '#academy/settings/contract/settings.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'

/** The effect that the typed delay would have on vouchers, calculated from those of the last year. */
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

import { settings } from '#academy/settings/contract/settings.ts'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { SettingForm } from './setting-form.shown.tsx'
import { SettingsInForce } from './settings-in-force.tsx'

/** How the office gets in. */
export function SecuritySettings() {
  const t = useText()
  const format = useFormat()
  return (
    <SettingsInForce>
      {({ two_factor_required_from: from, revision }) => (
        <SettingForm
          title="settings.two_factor"
          endpoint={settings.setTwoFactorDemand}
          values={{ two_factor_required_from: from ?? '', revision }}
          inForce={from ? t('settings.two_factor_value', { date: format.date(from) }) : t('settings.two_factor_none')}
        >
          <DateField name="two_factor_required_from" label="settings.two_factor_from" hint="settings.two_factor_hint" />
        </SettingForm>
      )}
    </SettingsInForce>
  )
}

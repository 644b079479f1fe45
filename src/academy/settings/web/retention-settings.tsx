import { type Settings, settings } from '#academy/settings/contract/settings.ts'
import { type Retention, retentionNames } from '#kit/contract/values/retention-days.ts'
import { NumberField } from '#kit/web/form/fields/field-number.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ShortField } from '#kit/web/ui/inputs/short-field.tsx'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import { SettingForm } from './setting-form.shown.tsx'
import { SettingsInForce } from './settings-in-force.tsx'

/** For how long what is no longer needed is stored. */
export function RetentionSettings() {
  const t = useText()
  const format = useFormat()
  return (
    <SettingsInForce>
      {(known) => (
        <Stack>
          <SettingForm
            title="settings.retention"
            endpoint={settings.setRetention}
            values={{ ...daysOf(known), revision: known.revision }}
            about={
              <Stack>
                <Text>{t('settings.retention_text')}</Text>
                <Text tone="soft">{t('settings.retention_stays')}</Text>
                <LastRun {...known} />
              </Stack>
            }
            inForce={format.list(
              retentionNames.map((name) =>
                t('settings.retention_value', { name: t(`settings.${name}`), days: known[name] }),
              ),
            )}
          >
            <Columns>
              {retentionNames.map((name) => (
                <NumberField
                  key={name}
                  name={name}
                  label={`settings.${name}`}
                  hint={`settings.retention_hint_${name}`}
                />
              ))}
            </Columns>
          </SettingForm>
          <InactiveApplicants {...known} />
        </Stack>
      )}
    </SettingsInForce>
  )
}

function LastRun({ last_retention: last }: Settings) {
  const t = useText()
  const format = useFormat()
  if (!last) return <Text>{t('settings.retention_never')}</Text>
  const at = format.dateTime(last.at)
  const removed = retentionNames.flatMap((name) => {
    const count = last.removed[name] ?? 0
    return count > 0
      ? [t('settings.retention_removed', { name: t(`settings.removed_${name}`), count: format.number(count) })]
      : []
  })
  if (removed.length === 0) return <Text>{t('settings.retention_last_nothing', { at })}</Text>
  return <Text>{t('settings.retention_last', { at, what: format.list(removed) })}</Text>
}

function InactiveApplicants({ inactive_applicant_months: months, revision }: Settings) {
  const t = useText()
  return (
    <SettingForm
      title="settings.inactive_applicants"
      endpoint={settings.setInactiveApplicants}
      values={{ inactive_applicant_months: months ?? '', revision }}
      inForce={
        months === null
          ? t('settings.inactive_applicants_none')
          : t('settings.inactive_applicants_value', { count: months })
      }
    >
      <ShortField>
        <NumberField
          name="inactive_applicant_months"
          label="settings.inactive_applicants_months"
          hint="settings.inactive_applicants_hint"
        />
      </ShortField>
    </SettingForm>
  )
}

function daysOf(known: Settings): Retention {
  const days = retentionNames.map((name) => [name, known[name]])
  return Object.fromEntries(days)
}

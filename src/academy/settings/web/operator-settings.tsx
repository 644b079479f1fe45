import { useEffect } from 'react'
import { formatIban } from '#academy/settings/contract/iban.ts'
import {
  missingOfOperator,
  type Operator,
  type OperatorField,
  operatorFields,
  requiredOfOperator,
} from '#academy/settings/contract/operator.ts'
import { type Settings, settings } from '#academy/settings/contract/settings.ts'
import { translations } from '#kit/contract/texts/translations.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { send } from '#kit/web/calls/api.ts'
import { PhoneField } from '#kit/web/form/fields/field-phone.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { currentLanguage, fillTexts, redrawTexts, translate, useText } from '#kit/web/language/i18n.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import { SettingForm } from './setting-form.shown.tsx'

/** Who runs the academy, what of it is missing, and where it appears. */
export function OperatorSettings(known: Settings) {
  const t = useText()
  useEffect(() => {
    if (translate('app.name') !== known.academy_name) void takeOverTexts()
  }, [known.academy_name])
  const shown = (name: (typeof operatorFields)[number]) => {
    const value = known[name]
    if (value === null) return t('settings.not_set')
    if (name === 'operator_account') return formatIban(value)
    return name === 'operator_phone' ? formatPhone(value) : value
  }
  return (
    <SettingForm
      title="operator.title"
      endpoint={settings.setOperator}
      values={{ ...valuesOf(known), revision: known.revision }}
      about={
        <Stack>
          <Text>{t('operator.text')}</Text>
          <Missing {...known} />
        </Stack>
      }
      inForce={<Facts facts={operatorFields.map((name) => ({ label: t(`operator.${name}`), value: shown(name) }))} />}
    >
      <Columns>
        {operatorFields.map((name) => {
          const isRequired = requiredOfOperator.some((one) => one === name)
          const field = { name, label: `operator.${name}`, hint: `operator.hint_${name}`, isRequired } as const
          if (name === 'operator_phone') return <PhoneField key={name} {...field} />
          if (name.endsWith('email')) return <TextField key={name} {...field} type="email" />
          return <TextField key={name} {...field} isVerbatim={numbers.includes(name)} />
        })}
      </Columns>
    </SettingForm>
  )
}

const numbers: OperatorField[] = ['operator_tax_id', 'operator_register_number', 'operator_account']

function Missing(known: Settings) {
  const t = useText()
  const format = useFormat()
  const missing = missingOfOperator(known)
  if (missing.length === 0) return <Text tone="soft">{t('operator.complete')}</Text>
  const fields = format.list(missing.map((name) => t(`operator.${name}`)))
  return (
    <Notice tone="waiting" title={t('operator.missing', { fields })}>
      {t('operator.missing_text')}
    </Notice>
  )
}

function valuesOf(known: Settings): Operator {
  const values = operatorFields.map((name) => [name, known[name] ?? ''])
  return Object.fromEntries(values)
}

/** Shows the texts as the server fills them in now, which name the academy. */
async function takeOverTexts(): Promise<void> {
  const language = currentLanguage()
  const { data } = await send(translations.application, { language })
  fillTexts(data.map((text) => ({ language, ...text })))
  redrawTexts()
}

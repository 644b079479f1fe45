import { type Settings, settings, signUpModes } from '#academy/settings/contract/settings.ts'
import { NumberField } from '#kit/web/form/fields/field-number.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { LinkButton, OutsideLink } from '#kit/web/page/address/link.tsx'
import { PublicLink } from '#kit/web/page/address/public-link.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { ShortField } from '#kit/web/ui/inputs/short-field.tsx'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { DelaySimulation } from './delay-simulation.tsx'
import { EmailsField } from './emails-field.tsx'
import { LookSettings } from './look-settings.tsx'
import { OperatorSettings } from './operator-settings.tsx'
import { SettingForm } from './setting-form.shown.tsx'
import { SettingsInForce } from './settings-in-force.tsx'

/** The academy's settings about vouchers, materials and recipients of requests. */
export function AcademySettings() {
  return (
    <SettingsInForce>
      {(known) => (
        <Stack>
          <OperatorSettings {...known} />
          <LookSettings />
          <VoucherDelay {...known} />
          <ReviewVoucher {...known} />
          <Gallery {...known} />
          <SignUps {...known} />
          <MarketingMaterials {...known} />
          <DedicatedTerms {...known} />
          <Levels />
        </Stack>
      )}
    </SettingsInForce>
  )
}

function VoucherDelay({ voucherDelayInDays, scheduled_vouchers: count, revision }: Settings) {
  const t = useText()
  return (
    <SettingForm
      title="settings.voucher_delay"
      endpoint={settings.setVoucherDelay}
      values={{ voucherDelayInDays, revision }}
      inForce={t('settings.voucher_delay_value', { count: voucherDelayInDays })}
    >
      <Columns>
        <NumberField name="voucherDelayInDays" label="settings.voucher_delay_days" hint="settings.voucher_delay_hint" />
        <Notice>{count === 0 ? t('settings.scheduled_none') : t('settings.scheduled', { count })}</Notice>
      </Columns>
      <DelaySimulation />
    </SettingForm>
  )
}

function ReviewVoucher({ review_voucher_percent: percent, revision }: Settings) {
  const t = useText()
  return (
    <SettingForm
      title="settings.review_voucher"
      endpoint={settings.setReviewVoucher}
      values={{ review_voucher_percent: percent ?? '', revision }}
      inForce={percent === null ? t('settings.review_voucher_none') : t('settings.review_voucher_value', { percent })}
    >
      <ShortField>
        <NumberField
          name="review_voucher_percent"
          label="settings.review_voucher_percent"
          hint="settings.review_voucher_hint"
        />
      </ShortField>
    </SettingForm>
  )
}

function Gallery({ is_gallery_on, revision }: Settings) {
  const t = useText()
  return (
    <SettingForm
      title="settings.gallery"
      endpoint={settings.setGallery}
      values={{ is_gallery_on, revision }}
      about={
        is_gallery_on && (
          <PublicLink page="artists" isApart>
            {t('settings.gallery_open')}
          </PublicLink>
        )
      }
      inForce={t(is_gallery_on ? 'settings.gallery_value_on' : 'settings.gallery_value_off')}
    >
      <SwitchField name="is_gallery_on" label="settings.gallery_on" hint="settings.gallery_hint" />
    </SettingForm>
  )
}

function SignUps({ sign_ups, sign_up_hold_hours: count, revision }: Settings) {
  const t = useText()
  return (
    <SettingForm
      title="settings.sign_ups"
      endpoint={settings.setSignUps}
      values={{ sign_ups, sign_up_hold_hours: count, revision }}
      about={<Text>{t('settings.sign_ups_text')}</Text>}
      inForce={t('settings.sign_ups_value', { mode: t(`settings.sign_ups_${sign_ups}`), count })}
    >
      <Columns>
        <SelectField
          name="sign_ups"
          label="settings.sign_ups_mode"
          options={optionsOf(t, signUpModes, 'settings.sign_ups')}
        />
        <NumberField name="sign_up_hold_hours" label="settings.sign_up_hold_hours" hint="settings.sign_up_hold_hint" />
      </Columns>
    </SettingForm>
  )
}

function MarketingMaterials({ googleDriveMarketingMaterialsLink: link, revision }: Settings) {
  const t = useText()
  return (
    <SettingForm
      title="settings.marketing"
      endpoint={settings.setMarketingLink}
      values={{ googleDriveMarketingMaterialsLink: link ?? '', revision }}
      inForce={link ? <OutsideLink href={link}>{link}</OutsideLink> : t('settings.not_set')}
    >
      <TextField
        name="googleDriveMarketingMaterialsLink"
        label="settings.marketing_link"
        hint="settings.marketing_link_hint"
        type="url"
      />
    </SettingForm>
  )
}

function DedicatedTerms({ emails, revision }: Settings) {
  const t = useText()
  const format = useFormat()
  return (
    <SettingForm
      title="settings.dedicated"
      endpoint={settings.setDedicatedTermsEmails}
      values={{ emails, revision }}
      inForce={emails.length === 0 ? t('settings.not_set') : format.list(emails)}
    >
      <EmailsField name="emails" />
    </SettingForm>
  )
}

function Levels() {
  const t = useText()
  return (
    <Panel title={t('levels.title')}>
      <Row justify="space-between">
        <Text tone="soft">{t('settings.levels_text')}</Text>
        <LinkButton to="/settings/levels">{t('settings.levels_open')}</LinkButton>
      </Row>
    </Panel>
  )
}

import type { ComponentType } from 'react'
import type { Right, TextKey } from '#kit/contract/texts/texts.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'

/** A part of the settings, on a tab of its own, for users who may see it. */
type SettingsTab = {
  name: string
  title: TextKey
  guard: 'signed-in' | Right | readonly Right[]
  /** Its settings as the finder finds them: by what they are called, and by the fields in them. */
  settings: readonly { title: TextKey; fields?: readonly TextKey[] }[]
  content: ComponentType
}

/** What each feature lets people set. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    name: 'academy',
    title: 'settings.tab_academy',
    guard: 'can-view-system-settings',
    settings: [
      {
        title: 'operator.title',
        fields: [
          'operator.academy_name',
          'operator.operator_name',
          'operator.operator_address',
          'operator.operator_tax_id',
          'operator.operator_register_number',
          'operator.operator_email',
          'operator.operator_phone',
          'operator.privacy_email',
          'operator.operator_account',
        ],
      },
      { title: 'look.accent', fields: ['look.color'] },
      { title: 'look.mark', fields: ['look.mark_file'] },
      { title: 'settings.voucher_delay', fields: ['settings.voucher_delay_days'] },
      { title: 'settings.review_voucher', fields: ['settings.review_voucher_percent'] },
      { title: 'settings.gallery', fields: ['settings.gallery_on'] },
      { title: 'settings.sign_ups', fields: ['settings.sign_up_hold_hours'] },
      { title: 'settings.marketing', fields: ['settings.marketing_link'] },
      { title: 'settings.dedicated', fields: ['settings.dedicated_emails'] },
      { title: 'levels.title' },
      { title: 'setup.title' },
    ],
    content: lazyPart(() => import('./academy-tab.tsx'), 'AcademyTab'),
  },
  {
    name: 'terms',
    title: 'terms.title',
    guard: 'can-view-system-settings',
    settings: [{ title: 'terms.files' }],
    content: lazyPart(() => import('#academy/terms/web/terms-settings.tsx'), 'TermsSettings'),
  },
  {
    name: 'privacy',
    title: 'settings.tab_privacy',
    guard: 'can-view-system-settings',
    settings: [{ title: 'privacy.settings', fields: ['privacy.body'] }],
    content: lazyPart(() => import('#academy/privacy/web/privacy-settings.tsx'), 'PrivacySettings'),
  },
  {
    name: 'security',
    title: 'settings.tab_security',
    guard: 'can-view-system-settings',
    settings: [{ title: 'settings.two_factor', fields: ['settings.two_factor_from'] }],
    content: lazyPart(() => import('#academy/settings/web/security-settings.tsx'), 'SecuritySettings'),
  },
  {
    name: 'retention',
    title: 'settings.retention',
    guard: 'can-view-system-settings',
    settings: [
      {
        title: 'settings.retention',
        fields: [
          'settings.mail_days',
          'settings.audit_address_days',
          'settings.device_days',
          'settings.ended_link_days',
          'settings.trash_days',
          'settings.read_notification_days',
          'settings.replaced_picture_days',
        ],
      },
      { title: 'settings.inactive_applicants', fields: ['settings.inactive_applicants_months'] },
    ],
    content: lazyPart(() => import('#academy/settings/web/retention-settings.tsx'), 'RetentionSettings'),
  },
  {
    name: 'mail',
    title: 'settings.mail',
    guard: 'can-view-system-settings',
    settings: [{ title: 'settings.mail' }],
    content: lazyPart(() => import('#academy/settings/web/mail-settings.tsx'), 'MailSettings'),
  },
  {
    name: 'programs',
    title: 'tokens.title',
    guard: ['can-manage-tokens', 'can-manage-webhooks'],
    settings: [{ title: 'tokens.academy_title' }, { title: 'webhooks.title' }],
    content: lazyPart(() => import('./programs-settings.tsx'), 'ProgramsSettings'),
  },
  {
    name: 'wallets',
    title: 'wallets.title',
    guard: 'can-manage-wallets',
    settings: [
      { title: 'wallets.apple', fields: ['wallets.certificate', 'wallets.key', 'wallets.issuer_certificate'] },
      { title: 'wallets.google', fields: ['wallets.issuer', 'wallets.account'] },
    ],
    content: lazyPart(() => import('#academy/wallets/web/wallet-settings.tsx'), 'WalletSettings'),
  },
  {
    name: 'account',
    title: 'account.title',
    guard: 'signed-in',
    settings: [
      { title: 'account.looks', fields: ['app.theme', 'app.density'] },
      { title: 'account.mails' },
      { title: 'notifications.push' },
      { title: 'account.password', fields: ['session.new_password'] },
      { title: 'twoFactor.title' },
      { title: 'account.sessions' },
      { title: 'tokens.own_title' },
      { title: 'personalData.own_title' },
    ],
    content: lazyPart(() => import('./account-settings.tsx'), 'AccountSettings'),
  },
]

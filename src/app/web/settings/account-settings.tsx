import { PushPanel } from '#academy/notifications/web/push/push-panel.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { OwnDataPanel } from '#office/personal-data/web/own-data-panel.tsx'
import { AppearancePanel } from '#people/account/web/appearance-panel.tsx'
import { MailsPanel } from '#people/account/web/mails-panel.tsx'
import { PasswordPanel } from '#people/account/web/password-panel.tsx'
import { SessionsPanel } from '#people/account/web/sessions-panel.tsx'
import { OwnTokensPanel } from '#people/tokens/web/tokens-panel.tsx'
import { TwoFactorPanel } from '#people/two-factor/web/two-factor-panel.tsx'

/** The reader’s own part of the settings. */
export function AccountSettings() {
  return (
    <Stack>
      <AppearancePanel />
      <MailsPanel />
      <PushPanel />
      <PasswordPanel />
      <TwoFactorPanel />
      <SessionsPanel />
      <OwnTokensPanel />
      <OwnDataPanel />
    </Stack>
  )
}

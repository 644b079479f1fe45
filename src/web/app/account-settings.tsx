import { LooksPanel } from '#web/account/looks-panel.tsx'
import { MailsPanel } from '#web/account/mails-panel.tsx'
import { PasswordPanel } from '#web/account/password-panel.tsx'
import { SessionsPanel } from '#web/account/sessions-panel.tsx'
import { Stack } from '#web/kit/ui/layout.tsx'
import { OwnDataPanel } from '#web/personal-data/own-data-panel.tsx'
import { TwoFactorPanel } from '#web/two-factor/two-factor-panel.tsx'

/** The reader’s own part of the settings. */
export function AccountSettings() {
  return (
    <Stack>
      <LooksPanel />
      <MailsPanel />
      <PasswordPanel />
      <TwoFactorPanel />
      <SessionsPanel />
      <OwnDataPanel />
    </Stack>
  )
}

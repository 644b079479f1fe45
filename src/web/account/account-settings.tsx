import { Stack } from '#web/kit/ui/layout.tsx'
import { LooksPanel } from './looks-panel.tsx'
import { MailsPanel } from './mails-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** The reader’s own part of the settings. */
export function AccountSettings() {
  return (
    <Stack>
      <LooksPanel />
      <MailsPanel />
      <PasswordPanel />
      <SessionsPanel />
    </Stack>
  )
}

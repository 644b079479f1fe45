import { AcademySettings } from '#academy/settings/web/academy-settings.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { SetupSettings } from '#office/setup/web/setup-settings.tsx'

/** The academy's part of the settings. */
export function AcademyTab() {
  return (
    <Stack>
      <AcademySettings />
      <SetupSettings />
    </Stack>
  )
}

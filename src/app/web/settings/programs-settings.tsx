import { useMay } from '#kit/web/session/session.ts'
import { Stack } from '#kit/web/ui/layout.tsx'
import { WebhooksPanel } from '#office/webhooks/web/webhooks-panel.tsx'
import { AcademyTokensPanel } from '#people/tokens/web/tokens-panel.tsx'

/** What programs may do in the portal, and what they are notified of. */
export function ProgramsSettings() {
  const may = useMay()
  return (
    <Stack>
      {may('can-manage-tokens') && <AcademyTokensPanel />}
      {may('can-manage-webhooks') && <WebhooksPanel />}
    </Stack>
  )
}

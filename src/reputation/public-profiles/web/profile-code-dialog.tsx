import { useText } from '#kit/web/language/i18n.ts'
import { ShareLink } from '#kit/web/page/share-link.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'

/** The address of a public profile, to show on a phone or to print. */
export function ProfileCodeDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('publicProfiles.code')} onClose={onClose}>
      <Stack>
        <Text tone="soft">{t('publicProfiles.code_text')}</Text>
        <ShareLink
          url={address}
          label={t('publicProfiles.code_label')}
          file={t('publicProfiles.code_file')}
          size="large"
        />
      </Stack>
    </Dialog>
  )
}

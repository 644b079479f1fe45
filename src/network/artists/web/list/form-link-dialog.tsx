import { useText } from '#kit/web/language/i18n.ts'
import { ShareLink } from '#kit/web/page/share-link.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'

export function FormLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('artists.form_link')} onClose={onClose}>
      <ShareLink
        url={new URL('#/pro-artist/register', location.href).href}
        label={t('artists.form_link_label')}
        file={t('artists.form_link_file')}
      />
    </Dialog>
  )
}

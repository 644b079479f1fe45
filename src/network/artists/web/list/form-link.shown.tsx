import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { ShareLink } from '#kit/web/page/share-link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'

/** The application form's address, to give to artists. */
export function FormLink({ size }: { size?: 'sm' }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {t('artists.form_link')}
      </Button>
      {isOpen && (
        <Dialog title={t('artists.form_link')} onClose={() => setOpen(false)}>
          <ShareLink
            url={new URL('#/pro-artist/register', location.href).href}
            label={t('artists.form_link_label')}
            file={t('artists.form_link_file')}
          />
        </Dialog>
      )}
    </>
  )
}

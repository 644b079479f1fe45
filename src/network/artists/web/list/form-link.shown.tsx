import { Suspense, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'

const FormLinkDialog = lazyPart(() => import('./form-link-dialog.tsx'), 'FormLinkDialog')

/** The application form's address, to give to artists. */
export function FormLink({ size }: { size?: 'sm' }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {t('artists.form_link')}
      </Button>
      <Suspense>{isOpen && <FormLinkDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

import { Suspense, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'

const DateDialog = lazyPart(() => import('./date-dialog.tsx'), 'DateDialog')

/** Requests a dedicated date, where a student looks for one. */
export function DateButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('terms.date_request')}
      </Button>
      <Suspense>{isOpen && <DateDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

import { Suspense, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { IconDownload } from '~icons'
import type { ExportProps } from './export-dialog.tsx'

const ExportDialog = lazyPart(() => import('./export-dialog.tsx'), 'ExportDialog')

/** Downloads the list with its filters and order, all pages of it. */
export function ListExport(props: ExportProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('app.export')} onClick={() => setOpen(true)}>
        <IconDownload size={20} aria-hidden="true" />
      </IconButton>
      <Suspense>{isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

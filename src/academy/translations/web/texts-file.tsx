import { Suspense, useState } from 'react'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ExportDialog } from '#kit/web/list/toolbar/export-dialog.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Menu, MenuItem } from '#kit/web/ui/overlays/menu.tsx'
import { IconDownload, IconUpload } from '~icons'

const ImportDialog = lazyPart(() => import('./import-dialog.tsx'), 'ImportDialog')

/** Texts as a file, to be worked on elsewhere and brought back. */
export function TextsFile({ scope }: { scope: number | undefined }) {
  const t = useText()
  const may = useMay()
  const [exported, setExported] = useState<Endpoint | null>(null)
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Menu button={<Button icon={<IconDownload size={18} aria-hidden="true" />}>{t('translations.export')}</Button>}>
        <MenuItem onClick={() => setExported(texts.exportTable)}>{t('translations.export_table')}</MenuItem>
        <MenuItem onClick={() => setExported(texts.exportJson)}>{t('translations.export_json')}</MenuItem>
      </Menu>
      {may(texts.import) && (
        <Button icon={<IconUpload size={18} aria-hidden="true" />} onClick={() => setImporting(true)}>
          {t('translations.import')}
        </Button>
      )}
      {exported && (
        <ExportDialog endpoint={exported} input={scope ? { scope_id: scope } : {}} onClose={() => setExported(null)} />
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}

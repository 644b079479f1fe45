import { writtenIn } from '#kit/contract/texts/text.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import type { ShownWork } from '#reputation/portfolio/contract/portfolio.works.ts'
import { WorkGallery } from './work-gallery.shown.tsx'

type WorkDialogProps = { work: Pick<ShownWork, 'title' | 'description' | 'images'>; onClose: () => void }

/** A work with its pictures, over the page that lists it. */
export function WorkDialog({ work, onClose }: WorkDialogProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const language = useLanguage()
  return (
    <Dialog title={inLanguage(work.title)} width="wide" onClose={onClose}>
      <Stack>
        <WorkGallery work={work} />
        <div lang={writtenIn(work.description, language)}>
          <Text isProse>{work.description[language]}</Text>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

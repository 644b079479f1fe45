import type { ShownWork } from '#contract/portfolio/portfolio.works.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { WorkGallery } from './work-gallery.tsx'

type WorkDialogProps = { work: Pick<ShownWork, 'title' | 'description' | 'images'>; onClose: () => void }

/** A work with its pictures, over the page that tells of it. */
export function WorkDialog({ work, onClose }: WorkDialogProps) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Dialog title={inLanguage(work.title)} width="wide" onClose={onClose}>
      <Stack>
        <WorkGallery work={work} />
        <Text isProse>{inLanguage(work.description)}</Text>
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

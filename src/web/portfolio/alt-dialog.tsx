import { portfolio } from '#contract/portfolio/portfolio.ts'
import type { PortfolioImage } from '#contract/portfolio/portfolio.works.ts'
import { BilingualField } from '#web/kit/form/field-bilingual.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { WorkPicture } from '#web/pieces/work-picture.tsx'
import styles from './portfolio.module.css'

type AltDialogProps = { workId: number; image: PortfolioImage; name: string; onClose: () => void }

/** What somebody hears who does not see the picture; it begins with what its technique and stage say. */
export function AltDialog({ workId, image, name, onClose }: AltDialogProps) {
  const t = useText()
  const { id: image_id, stage, alt } = image
  return (
    <Dialog title={t('portfolio.alt_title', { name })} width="wide" onClose={onClose}>
      <Form
        endpoint={portfolio.updateImage}
        params={{ id: workId, image_id }}
        values={{ stage, alt: { ...alt } }}
        onSent={() => {
          toast(t('portfolio.saved'))
          onClose()
        }}
      >
        <div className={styles.cover}>
          <WorkPicture image={image} size="medium" isDecoration />
        </div>
        <BilingualField name="alt" label="portfolio.alt" hint="portfolio.alt_hint" />
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('app.save')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

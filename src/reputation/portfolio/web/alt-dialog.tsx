import { typedTexts } from '#kit/contract/texts/text.ts'
import { BilingualField } from '#kit/web/form/fields/field-bilingual.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'
import { WorkPicture } from './work-picture.shown.tsx'

type AltDialogProps = { workId: number; image: PortfolioImage; name: string; onClose: () => void }

/** The picture's alternative text; it is prefilled from the technique and the stage. */
export function AltDialog({ workId, image, name, onClose }: AltDialogProps) {
  const t = useText()
  const { id: image_id, stage, alt } = image
  return (
    <Dialog title={t('portfolio.alt_title', { name })} width="wide" onClose={onClose}>
      <Form
        endpoint={portfolio.updateImage}
        params={{ id: workId, image_id }}
        values={{ stage, alt: typedTexts(alt) }}
        draft={`portfolio.alt.${image_id}`}
        onSent={() => {
          toast(t('portfolio.saved'))
          onClose()
        }}
      >
        <WorkPicture image={image} size="medium" isTile isDecoration />
        <BilingualField name="alt" label="portfolio.alt" hint="portfolio.alt_hint" />
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('app.save')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

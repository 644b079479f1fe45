import { useRef, useState } from 'react'
import { useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Row, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { AvatarCropper } from '#web/pieces/avatar-cropper.tsx'
import styles from '#web/pieces/avatar-dialog.module.css'
import { cropPicture, type Square } from '#web/pieces/crop-picture.ts'

type CropDialogProps = { file: File; address: string; answer: (cut: File | null) => void }

/** Lets the person in a photo choose the part that shows them. */
export function CropDialog({ file, address, answer }: CropDialogProps) {
  const t = useText()
  const square = useRef<Square | null>(null)
  const [isFailed, setFailed] = useState(false)

  async function keep() {
    if (!square.current) return
    setFailed(false)
    try {
      answer(await cropPicture(address, square.current, file.name))
    } catch (error) {
      setFailed(true)
      throw error
    }
  }

  return (
    <Dialog title={t('profile.crop_title')} width="wide" onClose={() => answer(null)}>
      <div className={styles.steps}>
        <Text tone="soft">{t('profile.crop_text')}</Text>
        <AvatarCropper
          address={address}
          onChange={(changed) => {
            square.current = changed
          }}
        />
        {isFailed && <Notice tone="bad">{t('app.own_fault')}</Notice>}
        <Row justify="end">
          <Button onClick={() => answer(null)}>{t('app.cancel')}</Button>
          <Button kind="primary" onClick={() => void keep()}>
            {t('profile.crop_save')}
          </Button>
        </Row>
      </div>
    </Dialog>
  )
}

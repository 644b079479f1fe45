import { useRef, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { AvatarCropper } from '#kit/web/upload/avatar-cropper.tsx'
import { cropPicture, type Square } from '#kit/web/upload/crop-picture.ts'

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
      <Stack>
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
      </Stack>
    </Dialog>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useFocusAfter } from '#kit/web/page/focus/focus-after.ts'
import { fetchUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { AvatarCropper } from '#kit/web/upload/avatar-cropper.tsx'
import { cropPicture, opens, type Square } from '#kit/web/upload/crop-picture.ts'
import { DropZone } from '#kit/web/upload/drop-zone.tsx'
import { useUpload } from '#kit/web/upload/use-upload.ts'
import { profile } from '#network/profile/contract/profile.ts'

/** What was chosen; a file that this browser cannot show has no address. */
type Chosen = { file: File; address: string | null }

/** Takes a photo, lets its owner choose the part that shows them, and sends it. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const square = useRef<Square | null>(null)
  const [isCropFailed, setCropFailed] = useState(false)
  const upload = useUpload({
    endpoint: profile.changeAvatar,
    field: 'avatar',
    purpose: 'avatar',
    input: {},
    onSent: () => {
      toast(t('artists.avatar_saved'))
      // Their picture is in the bar, too.
      void fetchUser()
      onClose()
    },
  })
  const { share, problem } = upload
  const place = useRef<HTMLDivElement>(null)
  useFocusAfter(chosen, place)
  useEffect(() => () => void (chosen?.address && URL.revokeObjectURL(chosen.address)), [chosen])

  async function choose(file: File) {
    setCropFailed(false)
    if (!upload.choose(file)) return
    const address = URL.createObjectURL(file)
    if (await opens(address)) return setChosen({ file, address })
    URL.revokeObjectURL(address)
    setChosen({ file, address: null })
  }

  async function save({ file, address }: Chosen) {
    if (!address) return upload.start(file)
    if (!square.current) return
    setCropFailed(false)
    try {
      upload.start(await cropPicture(address, square.current, file.name))
    } catch (error) {
      setCropFailed(true)
      throw error
    }
  }

  return (
    <Dialog title={t('profile.crop_title')} width="wide" onClose={onClose}>
      <div ref={place}>
        <Stack>
          {!chosen && (
            <DropZone
              purpose="avatar"
              label={t('artists.avatar_choose')}
              isWrong={problem !== null}
              onFile={(file) => void choose(file)}
            />
          )}
          {chosen?.address && (
            <>
              <Text tone="soft">{t('profile.crop_text')}</Text>
              <AvatarCropper
                key={chosen.address}
                address={chosen.address}
                onChange={(changed) => {
                  square.current = changed
                }}
              />
            </>
          )}
          {chosen && !chosen.address && (
            <Notice title={t('profile.crop_whole_title', { name: chosen.file.name })}>
              {t('profile.crop_whole_text')}
            </Notice>
          )}
          {problem && <Notice tone="bad">{problem}</Notice>}
          {isCropFailed && <Notice tone="bad">{t('app.own_fault')}</Notice>}
          {share !== null && (
            <Row>
              <Progress share={share} label={t('app.upload_progress', { name: chosen?.file.name ?? '' })} />
              <span aria-live="polite">
                {share < 1 ? `${format.number(Math.round(share * 100))}%` : t('app.upload_checking')}
              </span>
            </Row>
          )}
          <Row justify="end">
            {chosen && share === null && (
              <Button kind="quiet" onClick={() => setChosen(null)}>
                {t('profile.crop_other')}
              </Button>
            )}
            <Button onClick={share === null ? onClose : upload.cancel}>{t('app.cancel')}</Button>
            {chosen && (
              <Button kind="primary" isBusy={share !== null} onClick={() => void save(chosen)}>
                {t(chosen.address ? 'profile.crop_save' : 'profile.crop_whole_save')}
              </Button>
            )}
          </Row>
        </Stack>
      </div>
    </Dialog>
  )
}

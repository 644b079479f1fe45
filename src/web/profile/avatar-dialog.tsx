import { useEffect, useRef, useState } from 'react'
import { profile } from '#contract/profile/profile.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useFocusAfter } from '#web/kit/page/focus-after.ts'
import { fetchUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Row, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { DropZone } from '#web/kit/upload/drop-zone.tsx'
import { useUpload } from '#web/kit/upload/use-upload.ts'
import { AvatarCropper } from '#web/pieces/avatar-cropper.tsx'
import styles from '#web/pieces/avatar-dialog.module.css'
import { cropPicture, opens, type Square } from '#web/pieces/crop-picture.ts'

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
      // Their picture stands in the bar, too.
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
      <div ref={place} className={styles.steps}>
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
      </div>
    </Dialog>
  )
}

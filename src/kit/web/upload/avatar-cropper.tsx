import { type KeyboardEvent, useState } from 'react'
import Cropper, { type Area, type MediaSize } from 'react-easy-crop'
import { IconZoomIn, IconZoomOut } from '~icons'
import 'react-easy-crop/react-easy-crop.css'
import { purposes } from '#kit/contract/values/files.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import styles from './avatar-cropper.module.css'
import { AvatarPreview } from './avatar-preview.tsx'
import type { Square } from './crop-picture.ts'

type AvatarCropperProps = { address: string; onChange: (square: Square) => void }

const centre = { x: 0, y: 0 }
const steps = 12
/** Of an arrow key, in pixels of the screen. */
const arrowStep = 8
const sharpEnough = purposes.avatar.widths.medium

/** Drag, pinch, wheel or keys choose the square that becomes the picture; next to it is a preview. */
export function AvatarCropper({ address, onChange }: AvatarCropperProps) {
  const t = useText()
  const [crop, setCrop] = useState(centre)
  const [zoom, setZoom] = useState(1)
  const [shown, setShown] = useState<Area | null>(null)
  const [side, setSide] = useState<number | null>(null)
  // No closer than the picture stays sharp at.
  const maxZoom = Math.min(5, Math.max(1, (side ?? 0) / sharpEnough))
  const step = (maxZoom - 1) / steps
  const zoomTo = (wanted: number) => setZoom(Math.min(maxZoom, Math.max(1, wanted)))

  function pressed(event: KeyboardEvent<HTMLElement>) {
    const by = { '+': step, '=': step, '-': -step }[event.key]
    if (by) zoomTo(zoom + by)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed in the frame inside, which takes the focus.
    <div className={styles.cropper} onKeyDown={pressed}>
      <div className={styles.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          aspect={1}
          showGrid={false}
          keyboardStep={arrowStep}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.frame ?? '' }}
          cropperProps={{ role: 'application', 'aria-label': t('profile.crop_area') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onMediaLoaded={({ naturalWidth, naturalHeight }: MediaSize) => setSide(Math.min(naturalWidth, naturalHeight))}
          onCropAreaChange={(share, pixels) => {
            setShown(share)
            onChange(pixels)
          }}
        />
      </div>
      <div className={styles.zoom}>
        <IconButton label={t('profile.crop_zoom_out')} onClick={() => zoomTo(zoom - step)}>
          <IconZoomOut size={20} aria-hidden="true" />
        </IconButton>
        <input
          type="range"
          aria-label={t('profile.crop_zoom')}
          min={1}
          max={maxZoom}
          step="any"
          value={zoom}
          disabled={maxZoom === 1}
          onChange={(event) => zoomTo(Number(event.currentTarget.value))}
        />
        <IconButton label={t('profile.crop_zoom_in')} onClick={() => zoomTo(zoom + step)}>
          <IconZoomIn size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="wide-only" data-text="sm" data-ink="soft">
        {t('profile.crop_keys')}
      </p>
      <div className={styles.previews}>
        <Text tone="soft" size="sm">
          {t('profile.crop_preview')}
        </Text>
        <AvatarPreview address={address} share={shown} />
      </div>
      {side !== null && side < sharpEnough && (
        <p role="status" className={styles.small} data-text="sm" data-ink="amber">
          {t('profile.crop_small')}
        </p>
      )}
    </div>
  )
}

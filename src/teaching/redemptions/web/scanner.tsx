import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { readVoucherCode } from '#trade/vouchers/contract/voucher-code.ts'
import { type Reader, readerOfCodes } from './code-reader.ts'
import styles from './redemptions.module.css'

type Trouble = 'denied' | 'none'

/** Looks through the camera until it sees the code of a voucher. */
export default function Scanner({ onRead }: { onRead: (code: string) => void }) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [sawOther, setSawOther] = useState(false)
  const saw = useEffectEvent((text: string) => {
    if (readVoucherCode(text)) onRead(text)
    else setSawOther(true)
  })
  const fail = useEffectEvent((error: unknown) => setTrouble(troubleOf(error)))
  useEffect(() => {
    const stopped = new AbortController()
    const element = video.current as HTMLVideoElement
    void look(element, stopped.signal, saw).catch((error) => {
      if (stopped.signal.aborted) return
      // No camera stays on behind a notice.
      stopped.abort()
      fail(error)
    })
    return () => stopped.abort()
  }, [])
  if (trouble) {
    return (
      <Notice tone="waiting" title={t(`vouchers.scan_${trouble}_title`)}>
        {t(`vouchers.scan_${trouble}`)}
      </Notice>
    )
  }
  return (
    <Stack gap="sm">
      <Text>{t('vouchers.scan_title')}</Text>
      <video ref={video} className={styles.camera} playsInline muted aria-label={t('vouchers.scan_title')} />
      <div aria-live="polite">{sawOther && <Text tone="soft">{t('vouchers.scan_other')}</Text>}</div>
    </Stack>
  )
}

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'none'
}

/** Between two looks: a phone in the hand moves no faster, and its battery lasts. */
const pause = 150

async function look(video: HTMLVideoElement, signal: AbortSignal, saw: (text: string) => void): Promise<void> {
  // Without https, browsers have no camera.
  if (!navigator.mediaDevices) throw new DOMException('', 'NotFoundError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const read: Reader = await readerOfCodes()
  while (!signal.aborted) {
    const text = await read(video)
    if (text && !signal.aborted) saw(text)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

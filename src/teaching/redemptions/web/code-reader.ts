/** Reads the QR code in a picture; null where it has none. */
export type Reader = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]> }
declare global {
  /** In Chromium on Android, macOS and ChromeOS. */
  var BarcodeDetector:
    | ((new (options: { formats: string[] }) => Detector) & { getSupportedFormats: () => Promise<string[]> })
    | undefined
}

/** The browser's own, where it has one; else a library that comes only then. */
export async function readerOfCodes(): Promise<Reader> {
  const formats = (await globalThis.BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (globalThis.BarcodeDetector && formats.includes('qr_code')) {
    const detector = new globalThis.BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const drawn = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!drawn || width === 0) return null
    const scale = Math.min(1, largest / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    drawn.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decode(drawn.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // No code in this frame.
      return null
    }
  }
}

/** Pixels of the longer side: enough for a code that fills a third of it. */
const largest = 960

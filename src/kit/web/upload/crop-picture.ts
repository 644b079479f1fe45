import { purposes } from '#kit/contract/values/files.ts'

/** A square of a picture, in its own pixels as one sees it. */
export type Square = { x: number; y: number; width: number }

/** Whether this browser can draw what is in a file; a HEIC photo, most cannot. */
export async function opens(address: string): Promise<boolean> {
  return pictureAt(address).then(
    () => true,
    () => false,
  )
}

/**
 * The square as a picture of its own, upright and no larger than the largest size that the portal stores. The browser
 * has rotated the photo by its EXIF before anything is drawn, and neither EXIF nor position leaves the device.
 */
export async function cropPicture(address: string, { x, y, width }: Square, name: string): Promise<File> {
  const side = Math.round(Math.min(width, purposes.avatar.widths.large))
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(await pictureAt(address), x, y, width, width, 0, 0, side, side)
  // Nearly lossless, since the portal encodes it once more; a browser that cannot write WebP makes a PNG instead.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95))
  if (!blob) throw new Error('The browser could not make a picture of its canvas.')
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${blob.type.split('/')[1]}`, { type: blob.type })
}

async function pictureAt(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

import { commands } from 'vitest/browser'

/** As if somebody chose these files in the system's dialog. */
export function chooseFiles(input: Element, ...files: File[]) {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  ;(input as HTMLInputElement).files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A picture of this size, as a telephone would send it. */
export async function pictureFile(name: string, { width = 60, height = 80 } = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const paint = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  paint.fillStyle = '#c89f7e'
  paint.fillRect(0, 0, width, height)
  paint.fillStyle = '#3a2a20'
  paint.fillRect(width * 0.2, height * 0.4, width * 0.6, height * 0.1)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' })
}

/** One of `src/testing/images`, as it lies on somebody's disk. */
export async function storedFile(name: string, type: string): Promise<File> {
  const content = await commands.readFile(`src/testing/images/${name}`, 'base64')
  return new File([Uint8Array.fromBase64(content)], name, { type })
}

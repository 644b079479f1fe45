import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { opens } from '#kit/web/upload/crop-picture.ts'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'), 'CropDialog')

type CropRequest = { file: File; address: string; answer: (cut: File | null) => void }

/**
 * Opens a dialog for the square of a photo. A file that this browser cannot show is sent as it is: the portal crops it
 * by itself.
 */
export function useCrop(): { crop: (file: File) => Promise<File | null>; dialog: ReactNode } {
  const [open, setOpen] = useState<CropRequest | null>(null)

  async function crop(file: File): Promise<File | null> {
    const address = URL.createObjectURL(file)
    const cut = (await opens(address)) ? await ask({ file, address }) : file
    URL.revokeObjectURL(address)
    return cut
  }

  function ask(photo: Pick<CropRequest, 'file' | 'address'>): Promise<File | null> {
    return new Promise((resolve) => {
      const answer = (cut: File | null) => {
        setOpen(null)
        resolve(cut)
      }
      setOpen({ ...photo, answer })
    })
  }

  const dialog = open && (
    <Suspense>
      <CropDialog {...open} />
    </Suspense>
  )
  return { crop, dialog }
}

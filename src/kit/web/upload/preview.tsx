import { useEffect, useState } from 'react'
import { IconFile } from '~icons'

/** A preview of a chosen file: the picture if the browser can show it, else an icon. */
export function Preview({ file, className }: { file: Blob; className?: string }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const url = file.type.startsWith('image/') ? URL.createObjectURL(file) : null
    setAddress(url)
    return () => {
      if (url) URL.revokeObjectURL(url)
    }
  }, [file])
  if (!address) return <IconFile size={28} aria-hidden="true" />
  return <img src={address} alt="" className={className} onError={() => setAddress(null)} />
}

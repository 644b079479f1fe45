import { useEffect, useState } from 'react'
import { IconFile } from '~icons'

/** What a chosen file looks like: itself when the browser can draw it, else a sheet. */
export function Preview({ file, className }: { file: Blob; className?: string }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = file.type.startsWith('image/') ? URL.createObjectURL(file) : null
    setAddress(made)
    return () => {
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  if (!address) return <IconFile size={28} aria-hidden="true" />
  return <img src={address} alt="" className={className} onError={() => setAddress(null)} />
}

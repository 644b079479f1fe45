import { useEffect, useState } from 'react'
import { storage } from '#kit/web/session/device-storage.ts'
import { currentUser } from '#kit/web/session/session.ts'

/**
 * The key of a form that anybody sends, for visitors' calls have no Idempotency-Key: the same until the form was sent, also after a
 * reload, like its draft.
 */
export function useFormKey(form: string) {
  const place = `atelier.form-key.${currentUser()?.id ?? 'guest'}.${form}`
  const [key] = useState(() => String(storage.read(place) ?? crypto.randomUUID()))
  useEffect(() => storage.write(place, key), [place, key])
  const forget = () => storage.remove((stored) => stored === place)
  return { key, forget }
}

import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { canUsePasskeys, signInByPasskey } from '#people/two-factor/web/passkey-ceremonies.shown.ts'
import { IconFingerprint } from '~icons'

/** Signs in without a password, where the browser can. */
export function PasskeyButton({ onEntered }: { onEntered: () => Promise<void> }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!canUsePasskeys()) return null

  async function enter() {
    setBusy(true)
    setProblem(null)
    try {
      await signInByPasskey()
      await onEntered()
    } catch (error) {
      setProblem(error instanceof Error && error.name === 'ApiError' ? error.message : t('session.passkey_failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        isWide
        isBusy={isBusy}
        icon={<IconFingerprint size={18} aria-hidden="true" />}
        onClick={() => void enter()}
      >
        {t('session.passkey')}
      </Button>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  )
}

import { DemoAccounts } from './demo-accounts.tsx'
import { PasskeyButton } from './passkey-button.tsx'

/** What else lets somebody in; fetched after the form, which nobody waits for it to type into. */
export function OtherWays({ onEntered }: { onEntered: () => Promise<void> }) {
  return (
    <>
      <PasskeyButton onEntered={onEntered} />
      <DemoAccounts />
    </>
  )
}

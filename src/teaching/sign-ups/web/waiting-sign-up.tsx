import { Record } from '#kit/web/page/record/record.tsx'
import type { DecisionProps } from '#kit/web/page/screens/dashboard-parts.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { SignUpPanel } from './sign-up-panel.tsx'

/** A sign-up that waits, and the answers to it. */
export function WaitingSignUp({ id, onDecided }: DecisionProps) {
  return (
    <Record endpoint={signUps.get} input={{ id }} missing={false} loading={<Skeleton height="24rem" />}>
      {(signUp) => (
        <Stack>
          <SignUpPanel signUp={signUp} onDecided={onDecided} />
        </Stack>
      )}
    </Record>
  )
}

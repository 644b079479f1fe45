import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import type { ParticipantsRegister } from './participants-register.tsx'

const Register = lazyPart(() => import('./participants-register.tsx'), 'ParticipantsRegister')

/** The dialog that registers a student, fetched when it is opened. */
export function RegisterDialog(props: ComponentProps<typeof ParticipantsRegister>) {
  return (
    <Suspense>
      <Register {...props} />
    </Suspense>
  )
}

import { Activity, lazy, type ReactNode, Suspense } from 'react'
import { DoorFrame } from '#web/door/door-frame.tsx'
import { watchCalls } from '#web/kit/calls/api.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { onUserChange } from '#web/kit/session/session.ts'
import { createStore, useStore } from '#web/kit/session/store.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'

const TermsAsking = lazy(async () => ({ default: (await import('#web/terms/terms-asking.tsx')).TermsAsking }))

/** Whether the server waits for the terms to be accepted: it says so to whatever is asked. */
const isAsked = createStore(false)
watchCalls({ refused: (_, { code }) => code === 'terms_not_accepted' && isAsked.set(true) })
onUserChange(() => isAsked.set(false))

/** Asks first. What the reader was in the middle of is put aside as it is, typed words included, and goes on afterwards. */
export function TermsGate({ children }: { children: ReactNode }) {
  const t = useText()
  const isClosed = useStore(isAsked)
  return (
    <>
      {isClosed && (
        <DoorFrame>
          <Suspense fallback={<PageSkeleton label={t('app.loading')} />}>
            <TermsAsking onAccepted={() => isAsked.set(false)} />
          </Suspense>
        </DoorFrame>
      )}
      <Activity mode={isClosed ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  )
}

import { Activity, lazy, type ReactNode, Suspense } from 'react'
import { DoorFrame } from '#web/door/door-frame.tsx'
import { watchCalls } from '#web/kit/calls/api.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { onUserChange } from '#web/kit/session/session.ts'
import { createStore, useStore } from '#web/kit/session/store.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'

/** What the server may wait for before anything else, by the refusal that says so. */
const questions = {
  terms_not_accepted: lazy(async () => ({ default: (await import('#web/terms/terms-asking.tsx')).TermsAsking })),
  second_factor_needed: lazy(async () => ({
    default: (await import('#web/two-factor/factor-asking.tsx')).FactorAsking,
  })),
}
type Refusal = keyof typeof questions

/** The server says it to whatever is asked. */
const asked = createStore<Refusal | null>(null)
watchCalls({ refused: (_, { code }) => code !== null && code in questions && asked.set(code as Refusal) })
onUserChange(() => asked.set(null))

/** Asks first. What the reader was in the middle of is put aside as it is, typed words included, and goes on afterwards. */
export function Gate({ children }: { children: ReactNode }) {
  const t = useText()
  const question = useStore(asked)
  const Question = question && questions[question]
  return (
    <>
      {Question && (
        <DoorFrame>
          <Suspense fallback={<PageSkeleton label={t('app.loading')} />}>
            <Question onDone={() => asked.set(null)} />
          </Suspense>
        </DoorFrame>
      )}
      <Activity mode={Question ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  )
}

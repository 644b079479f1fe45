import { Activity, type ReactNode, Suspense, useState } from 'react'
import { DoorFrame } from '#door/door-frame.tsx'
import { watchCalls } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { onUserChange } from '#kit/web/session/session.ts'
import { createStore, useStore } from '#kit/web/session/store.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row } from '#kit/web/ui/layout.tsx'

/** What the server may require before anything else, by the error code. */
const questions = {
  terms_not_accepted: lazyPart(() => import('#academy/terms/web/terms-asking.tsx'), 'TermsAsking'),
  second_factor_needed: lazyPart(() => import('#people/two-factor/web/factor-asking.tsx'), 'FactorAsking'),
}
/** Loaded on demand. */
const OwnDataAtGate = lazyPart(() => import('#office/personal-data/web/own-data-at-gate.tsx'), 'OwnDataAtGate')
type Refusal = keyof typeof questions

/** The server returns it for every call. */
const refusal = createStore<Refusal | null>(null)
watchCalls({ refused: (_, { code }) => code !== null && code in questions && refusal.set(code as Refusal) })
onUserChange(() => refusal.set(null))

/** Shows the question first. The reader's screen is hidden as it is, with its input, and continues afterwards. */
export function Gate({ children }: { children: ReactNode }) {
  const t = useText()
  const question = useStore(refusal)
  const Question = question && questions[question]
  return (
    <>
      {Question && (
        <DoorFrame>
          <Suspense fallback={<PageSkeleton label={t('app.loading')} />}>
            <Asking question={Question} />
          </Suspense>
        </DoorFrame>
      )}
      <Activity mode={Question ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  )
}

/** Users have a right to their data before they answer; those who decline the terms want it most. */
function Asking({ question: Question }: { question: (typeof questions)[Refusal] }) {
  const t = useText()
  const [isAtOwnData, setAtOwnData] = useState(false)
  if (isAtOwnData) return <OwnDataAtGate onBack={() => setAtOwnData(false)} />
  return (
    <Question
      onDone={() => refusal.set(null)}
      footer={
        <Row>
          <Button kind="quiet" size="sm" onClick={() => setAtOwnData(true)}>
            {t('personalData.own_at_gate')}
          </Button>
        </Row>
      }
    />
  )
}

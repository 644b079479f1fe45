import { fullName } from '#kit/contract/values/full-name.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { SignUpBadge } from './sign-up-badge.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'

const back: Back = { to: '/sign-ups', label: 'signUps.title' }

/** One sign-up: the person, the training, and the office's answer. */
export function OfficeSignUpPage() {
  const id = useIdParam()
  return (
    <Record endpoint={signUps.get} input={{ id }} back={back}>
      {(signUp) => (
        <Page
          header={<RecordHeader back={back} title={fullName(signUp)} state={<SignUpBadge state={signUp.state} />} />}
          width="narrow"
        >
          <SignUpPanel signUp={signUp} />
        </Page>
      )}
    </Record>
  )
}

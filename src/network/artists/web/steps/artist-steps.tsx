import { type ReactNode, useRef } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useFocusAfter } from '#kit/web/page/focus/focus-after.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button, type ButtonKind } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import { applications } from '#network/applications/contract/applications.ts'
import {
  type InvitationStatus,
  invitationStatus,
  linkStates,
  type OfficeStep,
  officeSteps,
} from '#network/artists/contract/artists.flow.ts'
import { ArtistActions } from './artist-actions.tsx'
import { SendLinkButton, StepButton } from './step-button.tsx'
import type { AskedStep, StepProps } from './step-props.ts'

type ArtistStepsProps = StepProps & {
  steps: OfficeStep[]
  decision?: ReactNode
  /** A dialog that belongs to a step is open. */
  isAsking: boolean
  onChoose: (step: AskedStep) => void
}

/** What the state allows this reader to do now, and nothing else. */
export function ArtistSteps({ steps, decision, isAsking, onChoose, ...props }: ArtistStepsProps) {
  const t = useText()
  const may = useMay()
  const status = props.artist.invitation_status as InvitationStatus
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with the state that offered it, and a dialog that it opened may close later than
  // that.
  useFocusAfter(`${status} ${isAsking}`, heading)
  return (
    <Stack>
      <Heading ref={heading} tabIndex={-1}>
        {t(status === invitationStatus.COMPLETED ? 'artists.details_actions' : 'artists.details_decision')}
      </Heading>
      <Text tone="soft">{t(`artists.guide_${status}`)}</Text>
      <Stack gap="sm">
        {decision}
        {steps.map((step, index) =>
          step === 'accept' || step === 'complete' ? (
            <StepButton key={step} kind={kindOf(step, index)} isWide {...props} to={officeSteps[step].to} />
          ) : (
            <Button key={step} kind={kindOf(step, index)} isWide onClick={() => onChoose(step)}>
              {t(`artists.step_${step}`)}
            </Button>
          ),
        )}
      </Stack>
      {linkStates.includes(status) && may(applications.sendLink) && <FormLink {...props} />}
      <ArtistActions artist={props.artist} onSetLevel={() => onChoose('setLevel')} />
    </Stack>
  )
}

function kindOf(step: OfficeStep, index: number): ButtonKind {
  if (step === 'reject') return 'danger'
  return index === 0 ? 'primary' : 'plain'
}

/** Until when the artist's secret link opens the form, and a fresh one. */
function FormLink(props: StepProps) {
  const t = useText()
  const format = useFormat()
  const { link_expires_at: until } = props.artist
  return (
    <Stack gap="xs">
      {until && (
        <Text tone="soft" size="sm">
          {t(Date.parse(until) > Date.now() ? 'artists.link_expires' : 'artists.link_expired', {
            date: format.lastDay(until),
          })}
        </Text>
      )}
      <SendLinkButton {...props} isWide />
    </Stack>
  )
}

import { useRef, useState } from 'react'
import type { ProArtist } from '#contract/pro-artists.entities.ts'
import {
  availableSteps,
  type InvitationStatus,
  invitationStatus,
  linkStates,
  type OfficeStep,
  officeSteps,
} from '#contract/pro-artists.flow.ts'
import { proArtists } from '#contract/pro-artists.ts'
import type { ApiError } from '#web/kit/api-error.ts'
import { useFocusAfter } from '#web/kit/focus-after.ts'
import { useText } from '#web/kit/i18n.ts'
import { useMay, useUser } from '#web/kit/session.ts'
import { Button, type ButtonKind } from '#web/kit/ui/button.tsx'
import { Panel, Stack, Text } from '#web/kit/ui/layout.tsx'
import { ArtistActions } from './artist-actions.tsx'
import styles from './artist-steps.module.css'
import { FormLink } from './form-link.tsx'
import { MissingDataDialog } from './missing-data-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { StepButton } from './step-button.tsx'

export type StepProps = {
  artist: ProArtist
  onMoved: (artist: ProArtist) => void
  onRefused: (error: ApiError) => void
}

type ArtistStepsProps = StepProps & {
  isConflict: boolean
  /** The reader begins to write. */
  onStart: () => void
}

/** What the state allows this reader to do now, and nothing else. */
export function ArtistSteps({ isConflict, onStart, ...props }: ArtistStepsProps) {
  const t = useText()
  const user = useUser()
  const may = useMay()
  const [dialog, setDialog] = useState<'reject' | 'requestMissingData' | null>(null)
  const status = props.artist.invitation_status as InvitationStatus
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes with the state that offered it.
  useFocusAfter(status, heading)
  const steps = availableSteps(user, props.artist)
  const dialogProps = {
    ...props,
    isConflict,
    mayStill: dialog !== null && steps.includes(dialog),
    onClose: () => setDialog(null),
  }
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(status === invitationStatus.COMPLETED ? 'proArtists.details_actions' : 'proArtists.details_decision')}
      </h2>
      <Stack>
        <Text tone="soft">{t(`proArtists.guide_${status}`)}</Text>
        <div className={styles.steps}>
          {steps.map((step, index) =>
            step === 'accept' || step === 'complete' ? (
              <StepButton key={step} kind={kindOf(step, index)} isWide {...props} to={officeSteps[step].to} />
            ) : (
              <Button
                key={step}
                kind={kindOf(step, index)}
                isWide
                onClick={() => {
                  onStart()
                  setDialog(step)
                }}
              >
                {t(`proArtists.step_${step}`)}
              </Button>
            ),
          )}
        </div>
        {linkStates.includes(status) && may(proArtists.sendLink) && <FormLink {...props} />}
        <ArtistActions artist={props.artist} />
      </Stack>
      {dialog === 'reject' && <RejectDialog {...dialogProps} />}
      {dialog === 'requestMissingData' && <MissingDataDialog {...dialogProps} />}
    </Panel>
  )
}

function kindOf(step: OfficeStep, index: number): ButtonKind {
  if (step === 'reject') return 'danger'
  return index === 0 ? 'primary' : 'plain'
}

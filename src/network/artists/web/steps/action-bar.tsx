import { type ReactNode, useRef, useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useFocusAfter } from '#kit/web/page/focus/focus-after.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Bar } from '#kit/web/ui/overlays/bar.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { type OfficeStep, officeSteps } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { IconDots } from '~icons'
import { QueueDone, QueueSteps } from '../queues/queue-steps.tsx'
import type { Queue } from '../queues/use-queue.ts'
import styles from './action-bar.module.css'
import { EditLink } from './edit-link.tsx'
import { StepButton } from './step-button.tsx'
import type { StepProps } from './step-props.ts'

type ActionBarProps = StepProps & {
  steps: OfficeStep[]
  queue: Queue | null
  decision: ReactNode
  /** All the rest; given how to close what it is shown in. */
  children: (close: () => void) => ReactNode
}

/** Under the thumb: the step that leads on, and the way to everything else. */
export function ActionBar({ steps, queue, decision, children, ...props }: ActionBarProps) {
  const t = useText()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  // The pressed button disappears with the state that offered it.
  useFocusAfter(props.artist.invitation_status, bar)
  const leading = steps.find((step) => step === 'accept' || step === 'complete')
  return (
    <Bar ref={bar} kind="page">
      {queue && <QueueSteps queue={queue} />}
      {queue?.isDone ? (
        <QueueDone queue={queue} />
      ) : (
        <div className={styles.actions}>
          {decision}
          {leading && <StepButton kind="primary" isWide {...props} to={officeSteps[leading].to} />}
          {!leading && props.artist.waiting.upgrades === 0 && may(artists.update) && <EditLink artist={props.artist} />}
          <Button
            icon={<IconDots size={18} aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            {t('app.more_actions')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog title={fullName(props.artist)} onClose={() => setOpen(false)}>
          <Stack>
            {children(() => setOpen(false))}
            <Button onClick={() => setOpen(false)}>{t('app.close')}</Button>
          </Stack>
        </Dialog>
      )}
    </Bar>
  )
}

import type { ReactNode } from 'react'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Button, type ButtonKind } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import type { StepProps } from './step-props.ts'

/** What a dialog knows in which the office writes to the artist. */
export type CommentDialogProps = Omit<StepProps, 'artist'> & {
  artist: Pick<ProArtist, 'id' | 'first_name' | 'last_name' | 'revision'>
  /** Somebody else decided while the reader was writing. */
  isConflict: boolean
  /** The state as it is now allows the step. */
  mayStill: boolean
  onClose: () => void
}

type WordsProps = Pick<CommentDialogProps, 'isConflict' | 'mayStill' | 'onClose'> & {
  text: string
  action: string
  kind: ButtonKind
  children: ReactNode
}

/** The inside of such a dialog: what will happen, the words, and sending them as long as that is possible. */
export function Words({ isConflict, mayStill, onClose, text, action, kind, children }: WordsProps) {
  const t = useText()
  return (
    <Stack>
      {!isConflict && <Text tone="soft">{text}</Text>}
      {children}
      <DialogActions>
        <Button onClick={onClose}>{t(mayStill ? 'app.cancel' : 'app.close')}</Button>
        {mayStill && <SubmitButton kind={kind}>{action}</SubmitButton>}
      </DialogActions>
    </Stack>
  )
}

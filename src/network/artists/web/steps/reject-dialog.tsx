import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { applications } from '#network/applications/contract/applications.ts'
import { useArtistValue } from '../fields/change-value.shown.tsx'
import { type CommentDialogProps, Words } from './comment-dialog.shown.tsx'

const silent = { comment: '' }

/** Confirms by name that an application is rejected, with an optional comment for the artist. */
export function RejectDialog({ onMoved, onRefused, ...props }: CommentDialogProps) {
  const t = useText()
  const { artist, onClose } = props
  // What comes while the dialog covers the page has not been looked at.
  const [revision] = useState(artist.revision)
  const name = fullName(artist)
  return (
    <Dialog title={t('artists.question_reject', { name })} onClose={onClose}>
      <Form
        endpoint={applications.reject}
        params={{ id: artist.id, revision }}
        values={silent}
        draft={`pro-artist-reject.${artist.id}`}
        onSent={({ data }) => {
          toast(t('artists.done_reject', { name }))
          onClose()
          onMoved(data)
        }}
        onRefused={onRefused}
        showValue={useArtistValue()}
      >
        <Words {...props} text={t('artists.text_reject')} action={t('artists.reject_send')} kind="danger">
          <ProseField name="comment" label="artists.reject_comment" hint="artists.reject_comment_hint" rows={4} />
        </Words>
      </Form>
    </Dialog>
  )
}

import { useState } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { ChoicesField } from '#kit/web/form/fields/field-choices.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { applications } from '#network/applications/contract/applications.ts'
import { useArtistValue } from '../fields/change-value.shown.tsx'
import { fieldsOf, labelOf, type Section, sections } from '../fields/form-sections.shown.ts'
import { type CommentDialogProps, Words } from './comment-dialog.shown.tsx'

const silent = { comment: '', fields: [] }

/** Sends the artist back to the form: in the office's own words, and with the fields marked that it means. */
export function MissingDataDialog({ onMoved, onRefused, ...props }: CommentDialogProps) {
  const t = useText()
  const { artist, onClose } = props
  // What comes while the dialog covers the page has not been looked at.
  const [revision] = useState(artist.revision)
  const name = fullName(artist)
  const fields = sections.flatMap((section) =>
    fieldsOf(section).map((field) => ({ value: field, label: t(labelOf(field)), group: t(groupOf(section)) })),
  )
  return (
    <Dialog title={t('artists.question_requestMissingData', { name })} onClose={onClose} width="wide">
      <Form
        endpoint={applications.requestMissingData}
        params={{ id: artist.id, revision }}
        values={silent}
        draft={`pro-artist-missing.${artist.id}`}
        onSent={({ data }) => {
          toast(t('artists.done_requestMissingData', { name }))
          onClose()
          onMoved(data)
        }}
        onRefused={onRefused}
        showValue={useArtistValue()}
      >
        <Words {...props} text={t('artists.text_requestMissingData')} action={t('artists.missing_send')} kind="primary">
          <ProseField name="comment" label="artists.missing_comment" hint="artists.missing_comment_hint" rows={4} />
          <ChoicesField
            name="fields"
            label="artists.missing_fields"
            hint="artists.missing_fields_hint"
            options={fields}
          />
        </Words>
      </Form>
    </Dialog>
  )
}

function groupOf(section: Section): TextKey {
  if (section === 'avatar' || section === 'documents') return 'artists.section_files'
  return section === 'about' ? 'artists.details_about' : `artists.section_${section}`
}

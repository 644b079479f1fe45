import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Upload } from '#kit/web/upload/upload.tsx'
import type { applications } from '#network/applications/contract/applications.ts'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import type { profile } from '#network/profile/contract/profile.ts'

/** The call that uploads a document, its other input, and the draft that remembers a document that did not arrive. */
export type AddDocument = {
  endpoint: typeof applications.addFormDocument | typeof profile.addDocument
  input: object
  draft: string
}

type DocumentUploadProps = {
  add: AddDocument
  kind: ArtistDocument['kind']
  isUnderHeading: boolean
  onSent?: () => void
}

/** Uploads a document as soon as it is chosen; its card has the input for its last day. */
export function DocumentUpload({ add, kind, isUnderHeading, onSent }: DocumentUploadProps) {
  const t = useText()
  return (
    <Upload
      endpoint={add.endpoint as typeof profile.addDocument}
      field="file"
      purpose="document"
      input={{ ...add.input, kind, valid_until: null }}
      label={t(`artists.document_add_${kind}`)}
      draft={`${add.draft}.${kind}`}
      isUnderHeading={isUnderHeading}
      onSent={() => {
        onSent?.()
        toast(t('artists.document_saved'))
      }}
    />
  )
}

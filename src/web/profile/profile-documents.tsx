import type { ArtistDocument } from '#contract/artists/artists.entities.ts'
import { documentKinds } from '#contract/artists/artists.form.ts'
import { mayRemoveDocument } from '#contract/profile/profile.flow.ts'
import { profile } from '#contract/profile/profile.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { DocumentsOfKind } from '#web/pieces/documents-of-kind.tsx'
import { FormSection } from '#web/pieces/form-section.tsx'
import { OwnDocument } from '#web/pieces/own-document.tsx'

/** What proves that the artist may work, each with its day; every change is saved at once. */
export function ProfileDocuments({ documents }: { documents: ArtistDocument[] }) {
  const t = useText()
  const certificates = documents.filter(({ kind }) => kind === 'CERTIFICATE')
  return (
    <FormSection name="documents" text="profile.documents_text">
      <Stack gap="lg">
        {documentKinds.map((kind) => (
          <DocumentsOfKind
            key={kind}
            kind={kind}
            documents={documents}
            card={(document) => (
              <ProfileDocument
                key={document.id}
                document={document}
                mayRemove={mayRemoveDocument(documents, document.id)}
              />
            )}
            note={
              kind === 'CERTIFICATE' &&
              certificates.length === 1 && (
                <Text tone="soft" size="sm">
                  {t('profile.only_certificate')}
                </Text>
              )
            }
            isWide
            add={{ endpoint: profile.addDocument, input: {} }}
          />
        ))}
      </Stack>
    </FormSection>
  )
}

function ProfileDocument({ document, mayRemove }: { document: ArtistDocument; mayRemove: boolean }) {
  const t = useText()
  const { id } = document
  const remove = useSend(profile.removeDocument, { onSent: () => toast(t('artists.document_removed')) })
  return (
    <OwnDocument
      document={document}
      address={document.url}
      date={{ endpoint: profile.updateDocument, params: {} }}
      remove={mayRemove ? { send: () => remove.send({ id }), isPending: remove.isPending } : null}
    />
  )
}

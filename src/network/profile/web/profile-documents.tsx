import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import { documentKinds } from '#network/artists/contract/artists.form.ts'
import { DocumentsOfKind } from '#network/artists/web/documents/documents-of-kind.shown.tsx'
import { OwnDocument } from '#network/artists/web/documents/own-document.shown.tsx'
import { FormSection } from '#network/artists/web/fields/form-section.shown.tsx'
import { mayRemoveDocument } from '#network/profile/contract/profile.flow.ts'
import { profile } from '#network/profile/contract/profile.ts'

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
            add={{ endpoint: profile.addDocument, input: {}, draft: 'profile' }}
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

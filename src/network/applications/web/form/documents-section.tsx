import type { TextKey } from '#kit/contract/texts/texts.ts'
import { addressOf } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Columns } from '#kit/web/ui/layout.tsx'
import { applications } from '#network/applications/contract/applications.ts'
import type { ArtistDocument, ProArtistForm } from '#network/artists/contract/artists.entities.ts'
import { documentKinds } from '#network/artists/contract/artists.form.ts'
import { DocumentsOfKind } from '#network/artists/web/documents/documents-of-kind.shown.tsx'
import { OwnDocument } from '#network/artists/web/documents/own-document.shown.tsx'
import { FormSection } from '#network/artists/web/fields/form-section.shown.tsx'
import { FileProblem, useFileArrived } from './file-problem.tsx'
import { Fold } from './section-fold.tsx'

type DocumentsSectionProps = { hash: string; form: ProArtistForm; note?: TextKey; isFolded: boolean }

export function DocumentsSection({ hash, form, note, isFolded }: DocumentsSectionProps) {
  const arrived = useFileArrived('documents')
  return (
    <FormSection name="documents" text={isFolded ? undefined : 'applications.documents_text'} note={note}>
      <Fold isFolded={isFolded}>
        <FileProblem name="documents">
          <Columns column="16rem">
            {documentKinds.map((kind) => (
              <DocumentsOfKind
                key={kind}
                kind={kind}
                documents={form.documents}
                card={(document) => <SentDocument key={document.id} hash={hash} document={document} />}
                add={{ endpoint: applications.addFormDocument, input: { hash }, draft: `pro-artist-form.${hash}` }}
                onAdded={arrived}
              />
            ))}
          </Columns>
        </FileProblem>
      </Fold>
    </FormSection>
  )
}

/** A document that the applicant has sent and may still take back. */
function SentDocument({ hash, document }: { hash: string; document: ArtistDocument }) {
  const t = useText()
  const { id } = document
  const remove = useSend(applications.removeFormDocument, { onSent: () => toast(t('artists.document_removed')) })
  return (
    <OwnDocument
      document={document}
      address={addressOf(applications.formDocument, { hash, id })}
      date={{ endpoint: applications.updateFormDocument, params: { hash } }}
      remove={{ send: () => remove.send({ hash, id }), isPending: remove.isPending }}
    />
  )
}

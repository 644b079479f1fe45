import { applications } from '#contract/applications/applications.ts'
import type { ArtistDocument, ProArtistForm } from '#contract/artists/artists.entities.ts'
import { documentKinds } from '#contract/artists/artists.form.ts'
import type { TextKey } from '#contract/texts.ts'
import { addressOf } from '#web/kit/calls/api.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Columns } from '#web/kit/ui/layout.tsx'
import { DocumentsOfKind } from '#web/pieces/documents-of-kind.tsx'
import { FormSection } from '#web/pieces/form-section.tsx'
import { OwnDocument } from '#web/pieces/own-document.tsx'
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
                add={{ endpoint: applications.addFormDocument, input: { hash } }}
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

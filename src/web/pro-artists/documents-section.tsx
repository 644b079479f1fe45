import type { ArtistDocument, ProArtistForm } from '#contract/pro-artists.entities.ts'
import { documentKinds } from '#contract/pro-artists.form.ts'
import { proArtists } from '#contract/pro-artists.ts'
import type { TextKey } from '#contract/texts.ts'
import { addressOf } from '#web/kit/api.ts'
import { useText } from '#web/kit/i18n.ts'
import { useSend } from '#web/kit/query.ts'
import { toast } from '#web/kit/toast.ts'
import { Columns } from '#web/kit/ui/layout.tsx'
import { DocumentsOfKind } from './documents-of-kind.tsx'
import { FileProblem, useFileArrived } from './file-problem.tsx'
import { Fold } from './fold.tsx'
import { FormSection } from './form-section.tsx'
import { OwnDocument } from './own-document.tsx'

type DocumentsSectionProps = { hash: string; form: ProArtistForm; note?: TextKey; isFolded: boolean }

export function DocumentsSection({ hash, form, note, isFolded }: DocumentsSectionProps) {
  const arrived = useFileArrived('documents')
  return (
    <FormSection name="documents" text={isFolded ? undefined : 'proArtists.documents_text'} note={note}>
      <Fold isFolded={isFolded}>
        <FileProblem name="documents">
          <Columns column="16rem">
            {documentKinds.map((kind) => (
              <DocumentsOfKind
                key={kind}
                kind={kind}
                documents={form.documents}
                card={(document) => <SentDocument key={document.id} hash={hash} document={document} />}
                add={{ endpoint: proArtists.addFormDocument, input: { hash } }}
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
  const remove = useSend(proArtists.removeFormDocument, { onSent: () => toast(t('proArtists.document_removed')) })
  return (
    <OwnDocument
      document={document}
      address={addressOf(proArtists.formDocument, { hash, id })}
      date={{ endpoint: proArtists.updateFormDocument, params: { hash } }}
      remove={{ send: () => remove.send({ hash, id }), isPending: remove.isPending }}
    />
  )
}

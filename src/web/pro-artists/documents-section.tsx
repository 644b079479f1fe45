import { useRef } from 'react'
import type { ArtistDocument, ProArtistForm } from '#contract/pro-artists.entities.ts'
import { documentKinds } from '#contract/pro-artists.form.ts'
import type { TextKey } from '#contract/texts.ts'
import { useFocusAfter } from '#web/kit/focus-after.ts'
import { useText } from '#web/kit/i18n.ts'
import { Columns } from '#web/kit/ui/layout.tsx'
import { DocumentUpload } from './document-upload.tsx'
import styles from './documents-section.module.css'
import { FileProblem, useFileArrived } from './file-problem.tsx'
import { FormSection } from './form-section.tsx'
import { OwnDocument } from './own-document.tsx'

type DocumentsSectionProps = { hash: string; form: ProArtistForm; note?: TextKey }

export function DocumentsSection({ hash, form, note }: DocumentsSectionProps) {
  return (
    <FormSection name="documents" text="proArtists.documents_text" note={note}>
      <FileProblem name="documents">
        <Columns column="16rem">
          {documentKinds.map((kind) => (
            <DocumentsOfKind key={kind} hash={hash} kind={kind} form={form} />
          ))}
        </Columns>
      </FileProblem>
    </FormSection>
  )
}

function DocumentsOfKind({ hash, kind, form }: Omit<DocumentsSectionProps, 'note'> & Pick<ArtistDocument, 'kind'>) {
  const t = useText()
  const arrived = useFileArrived('documents')
  const documents = form.documents.filter((document) => document.kind === kind)
  const place = useRef<HTMLElement>(null)
  useFocusAfter(documents.length, place)
  return (
    <section ref={place} className={styles.kind} aria-labelledby={`kind-${kind}`}>
      <h3 id={`kind-${kind}`} className={styles.title}>
        {t(`proArtists.kind_${kind}`)}
        {kind !== 'CERTIFICATE' && <span className={styles.optional}> {t('app.optional')}</span>}
      </h3>
      {documents.map((document) => (
        <OwnDocument key={document.id} hash={hash} document={document} />
      ))}
      <DocumentUpload hash={hash} kind={kind} onSent={arrived} />
    </section>
  )
}

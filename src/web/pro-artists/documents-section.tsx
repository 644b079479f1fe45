import { documentKinds, type ProArtistForm } from '#contract/pro-artists.ts'
import type { TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/i18n.ts'
import { Columns } from '#web/kit/ui/layout.tsx'
import { DocumentUpload } from './document-upload.tsx'
import styles from './documents-section.module.css'
import { FileProblem, useFileArrived } from './file-problem.tsx'
import { FormSection } from './form-section.tsx'
import { OwnDocument } from './own-document.tsx'

type DocumentsSectionProps = { hash: string; form: ProArtistForm; note?: TextKey }

export function DocumentsSection({ hash, form, note }: DocumentsSectionProps) {
  const t = useText()
  const arrived = useFileArrived('documents')
  return (
    <FormSection name="documents" text="proArtists.documents_text" note={note}>
      <FileProblem name="documents">
        <Columns column="16rem">
          {documentKinds.map((kind) => (
            <section key={kind} className={styles.kind} aria-labelledby={`kind-${kind}`}>
              <h3 id={`kind-${kind}`} className={styles.title}>
                {t(`proArtists.kind_${kind}`)}
                {kind !== 'CERTIFICATE' && <span className={styles.optional}> {t('app.optional')}</span>}
              </h3>
              {form.documents
                .filter((document) => document.kind === kind)
                .map((document) => (
                  <OwnDocument key={document.id} hash={hash} document={document} />
                ))}
              <DocumentUpload hash={hash} kind={kind} onSent={arrived} />
            </section>
          ))}
        </Columns>
      </FileProblem>
    </FormSection>
  )
}

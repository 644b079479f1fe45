import { type ReactNode, useRef } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { useFocusAfter } from '#kit/web/page/focus/focus-after.ts'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import { type AddDocument, DocumentUpload } from './document-upload.shown.tsx'
import styles from './documents-of-kind.module.css'

type DocumentsOfKindProps = {
  kind: ArtistDocument['kind']
  documents: ArtistDocument[]
  card: (document: ArtistDocument) => ReactNode
  note?: ReactNode
  /** Side by side where there is room. */
  isWide?: boolean
  add: AddDocument
  onAdded?: () => void
}

/** The certificates, or the licences, or the insurances, and a place for one more. */
export function DocumentsOfKind({ kind, documents, card, note, isWide, add, onAdded }: DocumentsOfKindProps) {
  const t = useText()
  const shown = documents.filter((document) => document.kind === kind)
  const place = useRef<HTMLElement>(null)
  useFocusAfter(shown.length, place)
  return (
    <section ref={place} className={styles.kind} aria-labelledby={`kind-${kind}`}>
      <h3 id={`kind-${kind}`} className={styles.title}>
        {t(`artists.kind_${kind}`)}
        {kind !== 'CERTIFICATE' && <span className={styles.optional}> {t('app.optional')}</span>}
      </h3>
      <div className={styles.items} data-wide={isWide || undefined}>
        {shown.map(card)}
        <DocumentUpload add={add} kind={kind} onSent={onAdded} />
      </div>
      {note}
    </section>
  )
}

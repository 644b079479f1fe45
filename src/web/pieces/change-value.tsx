import { type ReactNode, useState } from 'react'
import type { ArtistDocument } from '#contract/artists/artists.entities.ts'
import { type ArtistField, artistFields } from '#contract/artists/artists.fields.ts'
import type { FieldRow } from '#contract/kit/field-table.ts'
import type { Bilingual } from '#contract/kit/text.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ArtistValue } from './artist-value.tsx'
import styles from './changes-table.module.css'
import { Validity } from './validity.tsx'

/** A field's value as the history keeps it, said as people read it. */
export function ChangeValue({ field, value }: { field: string; value: unknown }): ReactNode {
  const t = useText()
  const inLanguage = useBilingual()
  if (isEmpty(value)) return <span className={styles.empty}>{t('artists.change_empty')}</span>
  if (field === 'level') return inLanguage(value as Bilingual)
  if (field === 'avatar') return <Picture address={String(value)} />
  if (field === 'documents') return <Documents documents={value as Document[]} />
  const row = (artistFields.rows as Record<string, FieldRow>)[field]
  if (row?.options || row?.input === 'switch') return <ArtistValue field={field as ArtistField} value={value} />
  return <Words text={String(value)} />
}

/** As large as one needs to tell two pictures of a person apart; older ones are not kept. */
function Picture({ address }: { address: string }) {
  const t = useText()
  const [isGone, setGone] = useState(false)
  if (isGone) return <span className={styles.empty}>{t('artists.change_picture_gone')}</span>
  return (
    <img
      className={styles.picture}
      src={address}
      alt={t('artists.change_picture')}
      loading="lazy"
      onError={() => setGone(true)}
    />
  )
}

type Document = Pick<ArtistDocument, 'kind' | 'name' | 'valid_until'>

function Documents({ documents }: { documents: Document[] }) {
  const t = useText()
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={`${document.kind} ${document.name} ${document.valid_until}`}>
          {t(`artists.kind_${document.kind}`)}: {document.name}
          <span className={styles.validity}>
            <Validity until={document.valid_until} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const longText = 160

/** Of many words the first, until the reader asks for the rest. */
function Words({ text }: { text: string }) {
  if (text.length <= longText) return text
  return (
    <details className={styles.long}>
      <summary>{text.slice(0, longText).trimEnd()}…</summary>
      {text}
    </details>
  )
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

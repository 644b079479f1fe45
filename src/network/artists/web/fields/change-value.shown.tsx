import { type ReactNode, useState } from 'react'
import type { FieldRow } from '#kit/contract/field-table.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { isEmpty, PlainValue } from '#kit/web/form/plain-value.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Text } from '#kit/web/ui/layout.tsx'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import { type ArtistField, artistFields } from '#network/artists/contract/artists.fields.ts'
import type { ActivationStatus, InvitationStatus } from '#network/artists/contract/artists.flow.ts'
import { Validity } from '../documents/validity.shown.tsx'
import { ArtistValue } from './artist-value.shown.tsx'
import styles from './change-value.module.css'

/** The same for a form's conflicts. */
export function useArtistValue(): ShowValue {
  return (field, value) => (field === 'bio' ? undefined : <ChangeValue field={field} value={value} />)
}

/** A field's value from the history, formatted for readers. */
export function ChangeValue({ field, value }: { field: string; value: unknown }): ReactNode {
  const t = useText()
  const inLanguage = useBilingual()
  if (isEmpty(value)) return <PlainValue value={null} />
  if (field === 'level') return inLanguage(value as Bilingual)
  if (field === 'avatar') return <Picture address={String(value)} />
  if (field === 'documents') return <Documents documents={value as Document[]} />
  if (field === 'invitation_status') return t(`artists.status_${value as InvitationStatus}`)
  if (field === 'activation_status') return t(`artists.activation_${value as ActivationStatus}`)
  if (field === 'status_upgrade') return t(`artists.event_${value}` as TextKey)
  const row = (artistFields.rows as Record<string, FieldRow>)[field]
  if (row?.options || row?.input === 'switch') return <ArtistValue field={field as ArtistField} value={value} />
  return typeof value === 'string' && value.length > longText ? <LongText text={value} /> : <PlainValue value={value} />
}

/** Large enough to compare two pictures of a person; older ones are deleted. */
function Picture({ address }: { address: string }) {
  const t = useText()
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted) return <em>{t('artists.change_picture_gone')}</em>
  return (
    <img
      className={styles.picture}
      width={96}
      height={96}
      src={address}
      alt={t('artists.change_picture')}
      loading="lazy"
      onError={() => setDeleted(true)}
    />
  )
}

type Document = Pick<ArtistDocument, 'kind' | 'name' | 'valid_until'>

function Documents({ documents }: { documents: Document[] }) {
  const t = useText()
  return (
    <ul>
      {documents.map((document) => (
        <li key={`${document.kind} ${document.name} ${document.valid_until}`}>
          {t(`artists.kind_${document.kind}`)}: {document.name}
          <Text tone="soft" size="sm">
            <Validity until={document.valid_until} />
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** Longer ones are folded. */
export const longText = 160

/** The beginning of a long text, until the reader opens the rest. */
export function LongText({ text }: { text: string }) {
  if (text.length <= longText) return text
  return (
    <details>
      <summary>{text.slice(0, longText).trimEnd()}…</summary>
      {text}
    </details>
  )
}

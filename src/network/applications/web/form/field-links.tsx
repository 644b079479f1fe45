import type { TextKey } from '#kit/contract/texts/texts.ts'
import { focusField } from '#kit/web/form/fields/field-focus.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { type FormField, labelOf } from '#network/artists/web/fields/form-sections.shown.ts'
import styles from './field-links.module.css'

type FieldLinksProps = {
  label: string
  fields: FormField[]
  /** What "documents" means here. */
  documents?: TextKey
}

/** Fields by name, each leading to its input. Buttons, for the address after `#` belongs to the router. */
export function FieldLinks({ label, fields, documents = 'artists.documents' }: FieldLinksProps) {
  const t = useText()
  return (
    <div className={styles.links}>
      <span>{label}</span>
      <ul aria-label={label}>
        {fields.map((field) => (
          <li key={field}>
            <button type="button" onClick={() => focusField(field)}>
              {t(field === 'documents' ? documents : labelOf(field))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

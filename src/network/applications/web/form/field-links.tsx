import type { TextKey } from '#kit/contract/texts/texts.ts'
import { focusField } from '#kit/web/form/fields/field-focus.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { type FormField, labelOf } from '#network/artists/web/fields/form-sections.shown.ts'

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
    <Row gap="xs">
      <span>{label}</span>
      <Row as="ul" gap="xs" aria-label={label}>
        {fields.map((field) => (
          <li key={field}>
            <Button size="sm" onClick={() => focusField(field)}>
              {t(field === 'documents' ? documents : labelOf(field))}
            </Button>
          </li>
        ))}
      </Row>
    </Row>
  )
}

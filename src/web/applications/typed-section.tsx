import { Fragment, type ReactNode } from 'react'
import type { TextKey } from '#contract/texts.ts'
import { Columns, Stack } from '#web/kit/ui/layout.tsx'
import { FormSection } from '#web/pieces/form-section.tsx'
import type { FormField } from '#web/pieces/form-sections.ts'
import type { TypedField } from './form-inputs.tsx'
import { Fold } from './section-fold.tsx'

const layout = {
  person: ['first_name', 'last_name', 'phone'],
  address: ['street', 'postal_code', 'city', 'country_id'],
  business: ['company_name', 'tax_id', 'website', 'instagram'],
  about: ['languages', 'bio'],
} as const satisfies Record<string, readonly TypedField[]>

type TypedSectionProps = {
  name: keyof typeof layout
  text?: TextKey
  inputs: Record<TypedField, ReactNode>
  /** What the office asked to mend; all the rest folds away, where it can still be changed. */
  named: FormField[]
}

export function TypedSection({ name, text, inputs, named }: TypedSectionProps) {
  const fields: readonly TypedField[] = layout[name]
  const marked = named.length === 0 ? fields : fields.filter((field) => named.includes(field))
  const rest = fields.filter((field) => !marked.includes(field))
  const Place = name === 'about' ? Stack : Columns
  const show = (some: readonly TypedField[]) =>
    some.length > 0 && (
      <Place>
        {some.map((field) => (
          <Fragment key={field}>{inputs[field]}</Fragment>
        ))}
      </Place>
    )
  return (
    <FormSection name={name} text={rest.length === 0 ? text : undefined}>
      {show(marked)}
      {rest.length > 0 && <Fold isFolded>{show(rest)}</Fold>}
    </FormSection>
  )
}

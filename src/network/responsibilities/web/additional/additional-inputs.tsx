import { BilingualField } from '#kit/web/form/fields/field-bilingual.tsx'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'

/** The inputs of an additional responsibility. */
export function AdditionalInputs() {
  return (
    <>
      <BilingualField name="name" label="responsibilities.name" hint="app.one_language" />
      <BilingualField name="description" label="responsibilities.description" isProse rows={4} />
      <DateField name="due_on" label="responsibilities.due_on" />
      <SwitchField
        name="is_evidence_wanted"
        label="responsibilities.is_evidence_wanted"
        hint="responsibilities.is_evidence_wanted_hint"
      />
    </>
  )
}

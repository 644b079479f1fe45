import { portfolioFields } from '#contract/portfolio/portfolio.fields.ts'
import { Panel } from '#web/kit/ui/layout.tsx'
import { FieldInputs } from '#web/pieces/field-inputs.tsx'
import { useTechniques } from '#web/pieces/use-techniques.ts'

/** All that is typed about a work. */
export function WorkInputs() {
  const technique = useTechniques()
  return (
    <Panel>
      <FieldInputs of={portfolioFields} names={portfolioFields.names()} options={{ technique }} />
    </Panel>
  )
}

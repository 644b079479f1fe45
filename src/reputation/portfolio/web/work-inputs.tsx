import { FieldInputs } from '#kit/web/form/fields/field-inputs.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useTechniques } from '#network/artists/web/fields/use-techniques.shown.ts'
import { portfolioFields } from '#reputation/portfolio/contract/portfolio.fields.ts'
import { NeutralTitles } from './neutral-titles.tsx'

/** All that is typed about a work. */
export function WorkInputs() {
  const t = useText()
  const technique = useTechniques()
  return (
    <Panel title={t('portfolio.words')}>
      <FieldInputs
        of={portfolioFields}
        names={portfolioFields.names()}
        options={{ technique }}
        words={{ title: { hint: 'app.one_language' } }}
      />
      <NeutralTitles />
    </Panel>
  )
}

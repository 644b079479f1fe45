import { FieldInputs } from '#kit/web/form/fields/field-inputs.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { spokenLanguages } from '#network/artists/contract/artists.choices.ts'
import { useTechniques } from '#network/artists/web/fields/use-techniques.shown.ts'
import { trainingFields } from '#teaching/trainings/contract/trainings.fields.ts'
import { SessionsField } from './sessions-field.tsx'
import { useTimeZones } from './use-time-zones.ts'
import { WhereInputs } from './where-inputs.tsx'

/** All that is typed about a training. */
export function TrainingInputs() {
  const t = useText()
  const format = useFormat()
  const technique = useTechniques()
  const zones = useTimeZones()
  const language = spokenLanguages.map((value) => ({ value, label: format.languageName(value) }))
  const names = (section: string) => trainingFields.names(undefined, section)
  return (
    <>
      <Panel title={t('trainings.section_words')}>
        <FieldInputs
          of={trainingFields}
          names={names('words')}
          words={{ title: { label: 'trainings.title_field', hint: 'app.one_language' } }}
        />
      </Panel>
      <Panel title={t('trainings.section_what')}>
        <FieldInputs of={trainingFields} names={names('what')} options={{ technique, language }} />
      </Panel>
      <Panel title={t('trainings.section_where')}>
        <WhereInputs />
      </Panel>
      <Panel title={t('trainings.section_when')}>
        <Stack>
          <SelectField name="time_zone" label="trainings.time_zone" hint="trainings.time_zone_hint" options={zones} />
          <SessionsField />
        </Stack>
      </Panel>
      <Panel title={t('trainings.section_seats')}>
        <FieldInputs of={trainingFields} names={names('seats')} />
      </Panel>
    </>
  )
}

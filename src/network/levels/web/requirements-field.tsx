import { TextInput } from '@mantine/core'
import { InputGroup } from '#kit/web/form/fields/input-group.tsx'
import { useFormError, useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Columns } from '#kit/web/ui/layout.tsx'
import { type Metric, metricRules, metrics } from '#network/levels/contract/levels.ts'

/** The requirements of a level: one input for each figure, empty without a requirement. */
export function RequirementsField({ isLowest }: { isLowest: boolean }) {
  const t = useText()
  return (
    <InputGroup
      name="requirements"
      label={t('levels.requirements')}
      hint={t(isLowest ? 'levels.lowest' : 'levels.requirements_hint')}
    >
      {!isLowest && (
        <Columns column="15rem" align="end">
          {metrics.map((metric) => (
            <MetricInput key={metric} metric={metric} />
          ))}
        </Columns>
      )}
    </InputGroup>
  )
}

type Requirement = { metric: Metric; at_least: number | string }

function MetricInput({ metric }: { metric: Metric }) {
  const t = useText()
  const language = useLanguage()
  const { write, validate, clearError } = useFormState()
  const requirements = useFormValue('requirements') as Requirement[]
  const index = requirements.findIndex((requirement) => requirement.metric === metric)
  // Its index in the body depends on the other requirements; a metric without a requirement has no index, and no error.
  const place = `requirements.${index}.at_least`
  const error = useFormError(place)
  const value = requirements[index]?.at_least ?? ''
  return (
    <TextInput
      label={t(`levels.metric_${metric}`)}
      inputMode={metricRules[metric].isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={language === 'pl' ? String(value).replace('.', ',') : String(value)}
      error={error}
      onChange={(event) => {
        const typed = event.currentTarget.value.replace(/\s/g, '')
        write(
          'requirements',
          metrics.flatMap((each) => requirementsWith(each, each === metric ? typed : null, requirements)),
        )
        for (const other of metrics.keys()) clearError(`requirements.${other}.at_least`)
      }}
      onBlur={() => value !== '' && validate(place)}
    />
  )
}

/** The requirement of one figure: as it was typed now, or as before; none where the input is empty. */
function requirementsWith(metric: Metric, typed: string | null, before: Requirement[]): Requirement[] {
  if (typed === null) return before.filter((requirement) => requirement.metric === metric)
  return typed === '' ? [] : [{ metric, at_least: typed }]
}

import type { Right } from '#kit/contract/texts/texts.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useField } from '#kit/web/form/fields/field.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { tokens } from '#people/tokens/contract/tokens.ts'

/** The rights of a token, in the groups of the roles' screen, among those that the reader has. */
export function RightsChoice() {
  const t = useText()
  const { value, error: problem, onChange } = useField({ name: 'rights', label: 'tokens.rights' })
  const { data, error, refetch } = useApi(tokens.rights, {})
  const chosen = (value as Right[] | null) ?? []
  const toggle = (right: Right, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, right] : chosen.filter((other) => other !== right))
  return (
    <Stack>
      <Stack gap="xs">
        <h3>{t('tokens.rights')}</h3>
        <Text tone="soft">{t('tokens.rights_hint')}</Text>
        {problem && <Text tone="brick">{problem}</Text>}
      </Stack>
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelSkeleton label={t('app.loading')} />}
      {data?.groups.map(({ name, rights }) => (
        <fieldset key={name}>
          <Text as="legend" isStrong>
            {t(`roles.group_${name}`)}
          </Text>
          <Stack gap="sm">
            {rights.map((right) => (
              <Checkbox
                key={right}
                label={
                  <Text as="span" isSentence>
                    {t(`rights.${right}`)}
                  </Text>
                }
                checked={chosen.includes(right)}
                onChange={({ currentTarget: { checked } }) => toggle(right, checked)}
              />
            ))}
          </Stack>
        </fieldset>
      ))}
    </Stack>
  )
}

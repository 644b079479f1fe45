import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import type { Role } from '#people/roles/contract/roles.ts'

/** Two roles side by side: only what they do not share is shown. */
export type Pair = { from: Role['name']; to: Role['name'] }

type ComparisonProps = {
  roles: readonly Role[]
  pair: Pair | null
  onPair: (pair: Pair | null) => void
  onCopy: (from: Role, to: Role) => void
}

export function Comparison({ roles, pair, onPair, onCopy }: ComparisonProps) {
  const t = useText()
  const named = (name: Role['name'] | undefined) => roles.find((role) => role.name === name)
  const [from, to] = [named(pair?.from), named(pair?.to)]
  const choices = roles.map(({ name }) => (
    <option key={name} value={name}>
      {t(`app.role_${name}`)}
    </option>
  ))
  const other = (name: string) => roles.find((role) => role.name !== name)?.name as Role['name']
  return (
    <Row>
      <NativeSelect
        label={t('roles.compare')}
        value={pair?.from ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const name = named(value as Role['name'])?.name
          onPair(name ? { from: name, to: pair && pair.to !== name ? pair.to : other(name) } : null)
        }}
      >
        <option value="">{t('roles.compare_none')}</option>
        {choices}
      </NativeSelect>
      {pair && (
        <NativeSelect
          label={t('roles.compare_with')}
          value={pair.to}
          onChange={({ currentTarget: { value } }) => onPair({ ...pair, to: value as Role['name'] })}
        >
          {choices.filter(({ key }) => key !== pair.from)}
        </NativeSelect>
      )}
      {from && to && (
        <Button onClick={() => onCopy(from, to)}>
          {t('roles.copy', { from: t(`app.role_${from.name}`), to: t(`app.role_${to.name}`) })}
        </Button>
      )}
    </Row>
  )
}

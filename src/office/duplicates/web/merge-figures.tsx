import { fullName } from '#kit/contract/values/full-name.ts'
import type { Money } from '#kit/contract/values/money.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { Comparison } from '#office/duplicates/contract/merges.ts'

type MergeFiguresProps<Name extends string> = {
  left: Record<Name, number | Money>
  right: Record<Name, number | Money>
  after: Record<Name, number | Money>
  labelOf: (name: Name) => string
}

/** What each has, and what the one record will have: sums, but for a second seat in one training. */
export function MergeFigures<Name extends string>({ left, right, after, labelOf }: MergeFiguresProps<Name>) {
  const t = useText()
  const format = useFormat()
  const amountOf = (value: number | Money) => (typeof value === 'number' ? value : value.amount)
  const names = (Object.keys(after) as Name[]).filter((name) => amountOf(after[name]) !== 0)
  const shown = (value: number | Money) =>
    typeof value === 'number' ? format.number(value) : format.money(value.amount, value.currency)
  return (
    <Panel title={t('merges.follows')}>
      <Stack>
        {names.length === 0 && <Text>{t('merges.follows_nothing')}</Text>}
        <Facts
          facts={names.map((name) => ({
            label: labelOf(name),
            value: `${shown(left[name])} + ${shown(right[name])} → ${shown(after[name])}`,
          }))}
        />
        <Text tone="soft" size="sm">
          {t('merges.printed')}
        </Text>
      </Stack>
    </Panel>
  )
}

export function SeatsTwice({ comparison }: { comparison: Comparison }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { seats_twice } = comparison
  if (seats_twice.length === 0) return null
  return (
    <Panel title={t('merges.seats_twice')}>
      <Stack>
        <Text tone="soft">{t('merges.seats_twice_text')}</Text>
        <Stack as="ul" gap="xs">
          {seats_twice.map(({ training_id, title, person, is_open }) => (
            <li key={training_id}>
              <Link to={`/training/${training_id}`}>{inLanguage(title)}</Link>
              {': '}
              {is_open ? t('merges.seat_open') : t('merges.seat_of', { name: fullName(comparison[person]) })}
            </li>
          ))}
        </Stack>
      </Stack>
    </Panel>
  )
}

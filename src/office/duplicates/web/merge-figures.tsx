import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Panel, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { Comparison, Figures } from '#office/duplicates/contract/merges.ts'

/** What each has, and what the one record will have: sums, but for a second seat in one training. */
export function MergeFigures({ comparison: { left, right, after } }: { comparison: Comparison }) {
  const t = useText()
  const format = useFormat()
  const amountOf = (name: keyof Figures) => (name === 'balance' ? after.balance.amount : after[name])
  const names = (Object.keys(after) as (keyof Figures)[]).filter((name) => amountOf(name) !== 0)
  const shown = (name: keyof Figures, figures: Figures) =>
    name === 'balance' ? format.money(figures.balance.amount, figures.balance.currency) : format.number(figures[name])
  return (
    <Panel title={t('merges.follows')}>
      <Stack>
        {names.length === 0 && <Text>{t('merges.follows_nothing')}</Text>}
        <Facts
          facts={names.map((name) => ({
            label: t(`merges.figure_${name}`),
            value: `${shown(name, left.figures)} + ${shown(name, right.figures)} → ${shown(name, after)}`,
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

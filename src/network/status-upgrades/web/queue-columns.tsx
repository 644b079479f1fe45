import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import type { Column } from '#kit/web/list/list-column.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Person } from '#kit/web/ui/content/person.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { QueuedUpgrade } from '#network/status-upgrades/contract/status-upgrades.ts'
import { IconArrowRight } from '~icons'
import { FigureNow } from './requirements/evidence-table.tsx'

export function useQueueColumns(onReview: (row: QueuedUpgrade) => void): Column<QueuedUpgrade>[] {
  const t = useText()
  return [
    {
      name: 'artist',
      label: 'statusUpgrades.column_artist',
      sortBy: 'name',
      isTitle: true,
      hasPicture: true,
      cell: ({ artist }) => <Person {...artist} />,
    },
    {
      name: 'levels',
      label: 'statusUpgrades.column_levels',
      sortBy: 'to_level',
      onPhone: 'line',
      cell: (row) => <Levels {...row} />,
    },
    {
      name: 'evidence',
      label: 'statusUpgrades.column_evidence',
      from: 'md',
      cell: (row) => <Evidence {...row} />,
    },
    {
      name: 'requested',
      label: 'statusUpgrades.column_requested',
      sortBy: 'requested_at',
      from: 'sm',
      cell: ({ requested_at }) => <RelativeTime at={requested_at} />,
    },
    {
      name: 'decision',
      label: 'statusUpgrades.column_decision',
      onPhone: 'end',
      cell: (row) => (
        <Button size="sm" onClick={() => onReview(row)} aria-haspopup="dialog">
          {t('statusUpgrades.review')}
          <span className="sr-only">
            {row.artist.first_name} {row.artist.last_name}
          </span>
        </Button>
      ),
    },
  ]
}

function Levels({ from_level, to_level }: QueuedUpgrade) {
  const inLanguage = useBilingual()
  return (
    <Row as="span" gap="xs">
      {inLanguage(from_level.name)}
      <Text as="span" tone="soft">
        <IconArrowRight size={16} aria-hidden="true" />
      </Text>
      <strong>{inLanguage(to_level.name)}</strong>
    </Row>
  )
}

/** Each figure as frozen; if it has changed since, with the present one. */
function Evidence({ evidence, figures }: QueuedUpgrade) {
  const t = useText()
  const format = useFormat()
  return (
    <Stack as="ul" gap="3xs">
      {evidence.map((measured) => {
        const now = figures[measured.metric]
        return (
          <Text as="li" key={measured.metric} tone="soft" size="sm">
            {t(`statusUpgrades.metric_${measured.metric}`)}:{' '}
            {measured.value === null ? '—' : format.number(measured.value)}
            {now !== measured.value && (
              <>
                {' → '}
                <FigureNow {...measured} now={now} />
              </>
            )}
          </Text>
        )
      })}
    </Stack>
  )
}

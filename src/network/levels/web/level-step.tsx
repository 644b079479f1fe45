import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Tag } from '#kit/web/ui/content/badge.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import { fallingMetrics, type Level, levels } from '#network/levels/contract/levels.ts'
import { IconPencil, IconTrash } from '~icons'

type LevelStepProps = {
  level: Level
  /** Counted from the lowest, which is 1. */
  number: number
  below: Level | null
  onEdit: (() => void) | null
}

/** One level on the ladder: its name, its requirements, its number of artists. */
export function LevelStep({ level, number, below, onEdit }: LevelStepProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const name = inLanguage(level.name)
  return (
    <Row gap="md" grows="last" isLine>
      <span aria-hidden="true">
        <StatValue tone="accent">{number}</StatValue>
      </span>
      <Row grows="first">
        <Stack gap="xs">
          <Row gap="xs" align="baseline">
            <Heading>{name}</Heading>
            <Text as="small" tone="soft" size="xs">
              {level.code}
            </Text>
          </Row>
          <Requirements level={level} isLowest={below === null} />
          {below && <Falling level={level} below={below} />}
        </Stack>
        <Row gap="xs" isLine>
          {level.artists_count !== null && <Tag>{t('levels.artists_count', { count: level.artists_count })}</Tag>}
          {onEdit && (
            <IconButton label={t('levels.edit_named', { name })} onClick={onEdit}>
              <IconPencil size={18} aria-hidden="true" />
            </IconButton>
          )}
          <RemoveButton id={level.id} name={name} />
        </Row>
      </Row>
    </Row>
  )
}

function Requirements({ level, isLowest }: { level: Level; isLowest: boolean }) {
  const t = useText()
  // While a new order is being sent, the new lowest level still has its requirements in the data.
  const required = isLowest ? [] : level.requirements
  if (required.length === 0)
    return (
      <Text tone="soft" size="sm">
        {t(isLowest ? 'levels.lowest' : 'levels.asks_nothing')}
      </Text>
    )
  return (
    <>
      <p className="sr-only">{t('levels.asks')}</p>
      <Meta as="ul">
        {required.map(({ metric, at_least }) => (
          <li key={metric}>{t(`levels.asks_${metric}`, { count: at_least })}</li>
        ))}
      </Meta>
    </>
  )
}

function Falling({ level, below }: { level: Level; below: Level }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const metrics = fallingMetrics(level, below).map((metric) => t(`levels.metric_${metric}`).toLocaleLowerCase())
  if (metrics.length === 0) return null
  return (
    <Notice tone="waiting">
      {t('levels.falling', { below: inLanguage(below.name), metrics: format.list(metrics) })}
    </Notice>
  )
}

function RemoveButton({ id, name }: { id: number; name: string }) {
  const t = useText()
  const may = useMay()
  const remove = useSend(levels.remove, { onSent: () => toast(t('levels.removed')) })
  if (!may(levels.remove)) return null
  const question = {
    title: t('levels.remove_question', { name }),
    text: t('levels.remove_consequence'),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <IconButton
      label={t('levels.remove_named', { name })}
      disabled={remove.isPending}
      onClick={async () => (await ask(question)) && remove.send({ id })}
    >
      <IconTrash size={18} aria-hidden="true" />
    </IconButton>
  )
}

import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Entry } from '#kit/web/ui/inputs/entry.tsx'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { DecisionViewer, WaitingDecision } from '#office/decisions/contract/decisions.ts'
import styles from './decisions.module.css'
import { keyOf, type Sitting } from './use-sitting.ts'

/** What waits, in the order of J and K. */
export function DecisionList({
  sitting: { rows, current, viewersOf, isMore, choose, showMore },
}: {
  sitting: Sitting
}) {
  const t = useText()
  const isCurrent = (row: WaitingDecision) => current !== undefined && keyOf(row) === keyOf(current)
  return (
    <nav className={`${styles.list} surface`} aria-label={t('decisions.list')}>
      <ol>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <Entry hasLines aria-current={isCurrent(row) ? 'true' : undefined} onClick={() => choose(row)}>
              <Waiting row={row} viewers={viewersOf(row)} />
            </Entry>
          </li>
        ))}
      </ol>
      {isMore && <Button onClick={showMore}>{t('decisions.more')}</Button>}
    </nav>
  )
}

function Waiting({ row, viewers }: { row: WaitingDecision; viewers: DecisionViewer[] }) {
  const nameOf = useNameOf()
  const about = useAbout()
  return (
    <>
      <Avatar name={nameOf(row)} src={row.person?.avatar_url ?? null} size="sm" />
      <Stack as="span" gap="3xs" align="start">
        <strong>{nameOf(row)}</strong>
        <Text as="span" size="sm">
          {about(row)}
        </Text>
        <Meta>
          <WaitsUntil row={row} />
        </Meta>
        <Viewers viewers={viewers} />
      </Stack>
    </>
  )
}

/** The colleagues who have it open. */
export function Viewers({ viewers }: { viewers: DecisionViewer[] }) {
  const t = useText()
  return viewers.map(fullName).map((name) => (
    <Row as="span" key={name} gap="2xs">
      <Avatar name={name} size="xs" />
      <Text as="span" tone="soft">
        {t('decisions.viewed', { name })}
      </Text>
    </Row>
  ))
}

/** By when it has to be decided, or since when it waits. */
export function WaitsUntil({ row: { due, since } }: { row: WaitingDecision }) {
  const t = useText()
  const format = useFormat()
  if (!due) return <RelativeTime at={since} />
  const isOver = Date.parse(due) < Date.now()
  return (
    <StatusBadge tone={isOver ? 'bad' : 'waiting'}>
      {t(isOver ? 'decisions.overdue' : 'decisions.due', { date: format.date(due) })}
    </StatusBadge>
  )
}

export function useNameOf() {
  const t = useText()
  return ({ person }: WaitingDecision) => (person ? fullName(person) : t('decisions.former_artist'))
}

/** Its kind, and its title where it has one. */
export function useAbout() {
  const t = useText()
  const inLanguage = useBilingual()
  return ({ kind, title }: WaitingDecision) =>
    [t(`decisions.kind_${kind}`), title && inLanguage(title)].filter(Boolean).join(' · ')
}

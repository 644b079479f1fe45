import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useRecordLink } from '#kit/web/page/record/record-links.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { Obstacle, Reason } from '#office/reasons/contract/reasons.ts'
import { ViewAs } from '#people/viewing/web/view-as.shown.tsx'

type AnswerProps = { reason: Reason; recordId: number | null }

/** Whether they can; if not, all that is in the way, and the way to each. */
export function Answer({ reason, recordId }: AnswerProps) {
  const t = useText()
  const { person, call, record, part, obstacles, isUpToInput } = reason
  const named = { name: person.name, call: call.words }
  const isOpen = obstacles.length === 0
  return (
    <Stack>
      <Notice tone={isOpen ? 'good' : 'waiting'} title={t(isOpen ? 'reasons.can' : 'reasons.cannot')}>
        {t(isOpen ? 'reasons.can_text' : 'reasons.cannot_text', named)}
        {record && call.kind !== 'role' && ` ${t('reasons.about', { record: aboutOf(record, part) })}`}
        {isOpen && isUpToInput && ` ${t('reasons.can_if')}`}
        {obstacles.length > 1 && ` ${t('reasons.one_by_one')}`}
      </Notice>
      {obstacles.map((obstacle) => (
        <InTheWay key={`${obstacle.kind} ${obstacle.right}`} obstacle={obstacle} reason={reason} recordId={recordId} />
      ))}
      <Row>
        <ViewAs id={person.id} name={person.name} roles={person.roles} />
      </Row>
    </Stack>
  )
}

/** Only a part with a name of its own adds information. */
function aboutOf(record: { name: string }, part: { name: string } | null): string {
  return [record.name, ...(part && !/^[A-Z_]+$/.test(part.name) ? [part.name] : [])].join(', ')
}

function InTheWay({ obstacle, reason, recordId }: AnswerProps & { obstacle: Obstacle }) {
  const t = useText()
  const help = useHelp(reason)
  const { kind, message, status } = obstacle
  const way = useWay(reason, recordId)(obstacle)
  return (
    <Notice
      title={t(`reasons.why_${kind}`)}
      actions={
        way && (
          <LinkButton size="sm" to={way.to} search={way.search ?? {}}>
            {t(way.label)}
          </LinkButton>
        )
      }
    >
      <Stack gap="xs">
        <Text>{help(obstacle)}</Text>
        <Text tone="soft" size="sm">
          {t('reasons.answered', { message, status })}
        </Text>
        {kind === 'refused' && reason.isUpToInput && (
          <Text tone="soft" size="sm">
            {t('reasons.with_sample')}
          </Text>
        )}
      </Stack>
    </Notice>
  )
}

function useHelp({ person: { roles } }: Reason) {
  const t = useText()
  const format = useFormat()
  return ({ kind, right }: Obstacle): string => {
    const label = right && t(`rights.${right}`)
    if (kind === 'right' && label) {
      if (roles.length === 0) return t('reasons.why_right_no_role', { right: label })
      return t('reasons.why_right_help', {
        right: label,
        roles: format.list(roles.map((role) => t(`app.role_${role}`))),
      })
    }
    if (kind === 'unseen')
      return label ? t('reasons.why_unseen_help', { right: label }) : t('reasons.why_unseen_private')
    return t(`reasons.why_${kind as Exclude<Obstacle['kind'], 'right' | 'unseen'>}_help`)
  }
}

/** Where it can be taken out of the way. */
function useWay({ person, call, record }: Reason, recordId: number | null) {
  const linkTo = useRecordLink()
  return ({ kind, right }: Obstacle) => {
    if (kind === 'blocked' || kind === 'disabled' || kind === 'invited')
      return { to: `/users/${person.id}`, label: 'reasons.to_account' } as const
    if (kind === 'terms') return { to: '/settings', search: { tab: 'terms' }, label: 'reasons.to_terms' } as const
    if (right) return { to: '/roles', search: { right }, label: 'reasons.to_right' } as const
    const link = call.kind && record && linkTo(call.kind, { id: recordId, name: record.name })
    return link ? { ...link, label: 'reasons.to_record' as const } : null
  }
}

import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { Filter } from '#kit/web/list/list-column.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { audit } from '#office/audit/contract/audit.ts'
import { nameOf } from './audit-people.tsx'

/** By user, event, kind and date; by one record if the URL has it. */
export function useAuditFilters(): Filter[] {
  const t = useText()
  const userId = useSearchParam('userId')
  const recordId = useSearchParam('recordId')
  const { data } = useApi(audit.choices, userId ? { userId } : {}, { keepsPrevious: true })
  const { events = [], people = [] } = data?.data ?? {}
  const kinds = [...new Set(events.map(({ name }) => name.split('.')[0] ?? ''))]
  const filters: Filter[] = [
    {
      name: 'userId',
      label: 'audit.by',
      options: people.map((person) => ({ value: String(person.id), label: nameOf(t, person) })),
    },
    { name: 'event', label: 'audit.event', options: events.map(({ name, words }) => ({ value: name, label: words })) },
    {
      name: 'kind',
      label: 'audit.kind',
      options: kinds.map((kind) => ({ value: kind, label: t(`audit.kind_${kind}` as TextKey) })),
    },
    { name: 'day', label: 'audit.day', isDays: true },
  ]
  if (!recordId) return filters
  return [
    ...filters,
    { name: 'recordId', label: 'audit.record_number', options: [{ value: recordId, label: recordId }] },
  ]
}

import { NativeSelect } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import type { Input } from '#kit/contract/endpoint.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { pageSizes, useListAddress } from '#kit/web/list/list-address.ts'
import { SearchField } from '#kit/web/list/toolbar/list-toolbar.tsx'
import { changeAddress, type Search } from '#kit/web/page/address/address.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Pill } from '#kit/web/ui/inputs/pill.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { conversations, conversationTypes } from '#network/conversations/contract/conversations.ts'
import { ConversationEntry } from './conversation-entry.tsx'
import styles from './inbox.module.css'
import { readerSide } from './thread/reader-side.ts'

const filters = [
  { name: 'unread', options: [] },
  { name: 'type', options: [] },
  { name: 'role', options: [] },
]

/** The conversations, newest first; search and filters are in the URL. */
export function ConversationList({ open }: { open: number | null }) {
  const t = useText()
  const search = useSearch({ strict: false }) as Search
  const address = useListAddress(conversations.list, filters)
  const { isPlaceholderData, error, refetch, ...read } = useApi(
    conversations.list,
    address.query as Input<typeof conversations.list>,
    { every: 10_000, keepsPrevious: true },
  )
  const data = useDeferredValue(read.data)
  const isMore = data && data.meta.total > data.data.length
  const isOffice = readerSide() === 'office'
  return (
    <>
      <Filters address={address} isOffice={isOffice} />
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.meta.total === 0 &&
        (address.isFiltered ? (
          <EmptyState
            drawing="search"
            title={t('app.nothing_matches')}
            action={<Button onClick={address.clear}>{t('app.clear_filters')}</Button>}
          />
        ) : (
          <EmptyState
            drawing="conversations"
            title={t('conversations.nobody_wrote')}
            text={t('conversations.nobody_wrote_office')}
          />
        ))}
      {data && data.data.length > 0 && (
        <Stack as="ul" gap="3xs" isStale={isPlaceholderData}>
          {data.data.map((row) => (
            <li key={row.id}>
              <ConversationEntry
                row={row}
                isOpen={row.id === open}
                search={changeAddress(search, { conversation: row.id, message: row.found?.id ?? null })}
              />
            </li>
          ))}
        </Stack>
      )}
      {isMore && (
        <Button
          kind="quiet"
          size="sm"
          onClick={() => address.setPageSize(address.query.itemsPerPage + (pageSizes[0] as number))}
        >
          {t('conversations.more')}
        </Button>
      )}
      <p role="status" className="sr-only">
        {data && t('conversations.found', { count: data.meta.total })}
      </p>
    </>
  )
}

type FiltersProps = { address: ReturnType<typeof useListAddress>; isOffice: boolean }

/** Others than the office have few conversations, and each another topic: to them only the words in them matter. */
function Filters({ address, isOffice }: FiltersProps) {
  const t = useText()
  const { type, role, unread } = address.query
  const isUnread = unread === 1
  return (
    <div className={styles.filters}>
      <SearchField address={address} />
      {isOffice && (
        <>
          <NativeSelect
            aria-label={t('conversations.kind')}
            value={String(type ?? role ?? '')}
            data={[
              { value: '', label: t('conversations.any_kind') },
              { value: 'client', label: t('conversations.students') },
              { value: 'pro-artist', label: t('conversations.artists') },
              {
                group: t('conversations.artists_by_topic'),
                items: optionsOf(t, conversationTypes, 'conversations.type'),
              },
            ]}
            onChange={({ currentTarget: { value } }) =>
              address.setFilter(
                isType(value) ? { role: 'pro-artist', type: value } : { role: value || null, type: null },
              )
            }
          />
          <Pill isPressed={isUnread} onClick={() => address.setFilter({ unread: isUnread ? null : '1' })}>
            {t('conversations.only_unread')}
          </Pill>
        </>
      )}
    </div>
  )
}

function isType(value: string): boolean {
  return (conversationTypes as readonly string[]).includes(value)
}

function ListSkeleton() {
  const t = useText()
  return (
    <Stack role="status" gap="3xs">
      <span className="sr-only">{t('app.loading')}</span>
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <Skeleton key={name} height="4.75rem" />
      ))}
    </Stack>
  )
}

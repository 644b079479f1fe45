import { NativeSelect } from '@mantine/core'
import type { LongListMeta } from '#kit/contract/list.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { IconChevronLeft, IconChevronRight } from '~icons'
import { type ListAddress, pageSizes, useExistingPage } from './list-address.ts'
import styles from './list-pager.module.css'

type PagerProps = {
  meta: LongListMeta
  /** Null until it is counted, which in a very long list is after the rows. */
  total: number | null
  /** Why counting failed, and how to retry. */
  counting?: { error: unknown; retry: () => void }
  address: ListAddress
  /** The keys for it are shown while a row has the focus. */
  hasPreview?: boolean
}

/** The total, the range of rows that is shown, and the buttons to other pages. */
export function ListPager({ meta, total, counting, address, hasPreview }: PagerProps) {
  const t = useText()
  const format = useFormat()
  const { current_page: page, per_page: size, from, to } = meta
  const last = total === null ? null : Math.max(1, Math.ceil(total / size))
  useExistingPage(address, last)
  const shown = { from: format.number(from ?? 0), to: format.number(to ?? 0) }
  const isFull = from !== null && to === from + size - 1
  const isLast = last === null ? !isFull : page >= last
  return (
    <Row justify="space-between">
      <Text role="status" size="sm" tone="soft">
        {total === 0 && t('app.list_none')}
        {total !== null && total > 0 && t('app.list_shown', { ...shown, total: format.number(total) })}
        {total === null && `${t('app.list_shown_some', shown)} · `}
        {total === null && t(counting?.error ? 'app.list_not_counted' : 'app.list_counting')}
      </Text>
      {total === null && counting?.error != null && (
        <Button size="sm" kind="quiet" onClick={counting.retry}>
          {t('app.try_again')}
        </Button>
      )}
      {hasPreview && (
        <p className={styles.keys} data-text="sm" data-ink="soft">
          {t('app.preview_keys')}
        </p>
      )}
      {(total === null || total > Math.min(...pageSizes)) && (
        <Row as="nav" gap="xs" aria-label={t('app.pages')}>
          <NativeSelect
            size="xs"
            aria-label={t('app.page_size')}
            value={String(address.query.itemsPerPage)}
            data={sizes(address.query.itemsPerPage).map((size) => ({
              value: String(size),
              label: size === pageSizes.at(-1) ? t('app.page_size_all') : t('app.page_size_option', { count: size }),
            }))}
            onChange={(event) => address.setPageSize(Number(event.currentTarget.value))}
          />
          <IconButton label={t('app.page_previous')} disabled={page <= 1} onClick={() => address.goTo(page - 1)}>
            <IconChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          <Text as="span" size="sm" tone="soft">
            {last === null
              ? t('app.page_number', { page: format.number(page) })
              : t('app.page_of', { page: format.number(page), last: format.number(last) })}
          </Text>
          <IconButton label={t('app.page_next')} disabled={isLast} onClick={() => address.goTo(page + 1)}>
            <IconChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </Row>
      )}
    </Row>
  )
}

function sizes(current: number) {
  return [...new Set([...pageSizes, current])].sort((one, other) => one - other)
}

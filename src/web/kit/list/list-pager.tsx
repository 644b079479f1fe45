import { NativeSelect } from '@mantine/core'
import type { ListMeta } from '#contract/kit/list.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { IconButton } from '#web/kit/ui/button.tsx'
import { IconChevronLeft, IconChevronRight } from '~icons'
import styles from './list.module.css'
import { type ListAddress, pageSizes, useExistingPage } from './list-address.ts'

/** How many there are, which of them are shown, and the way to the others. */
export function ListPager({ meta, address }: { meta: ListMeta; address: ListAddress }) {
  const t = useText()
  const format = useFormat()
  useExistingPage(address, meta.last_page)
  const { current_page: page, last_page: last, total } = meta
  const shown = { from: format.number(meta.from ?? 0), to: format.number(meta.to ?? 0), total: format.number(total) }
  return (
    <div className={styles.pager}>
      <p role="status">{total === 0 ? t('app.list_none') : t('app.list_shown', shown)}</p>
      {total > Math.min(...pageSizes) && (
        <nav className={styles.steps} aria-label={t('app.pages')}>
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
          <span>{t('app.page_of', { page: format.number(page), last: format.number(last) })}</span>
          <IconButton label={t('app.page_next')} disabled={page >= last} onClick={() => address.goTo(page + 1)}>
            <IconChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </nav>
      )}
    </div>
  )
}

function sizes(current: number) {
  return [...new Set([...pageSizes, current])].sort((one, other) => one - other)
}

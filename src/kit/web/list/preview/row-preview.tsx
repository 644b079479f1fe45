import { useText } from '#kit/web/language/i18n.ts'
import type { Column, Identified } from '#kit/web/list/list-column.ts'
import { useBackCloses } from '#kit/web/page/address/back-closes.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { IconX } from '~icons'
import styles from './row-preview.module.css'

type RowPreviewProps<Row extends Identified> = {
  row: Row
  /** All of the list, also those that the width or the reader hides. */
  columns: Column<Row>[]
  to: string
  onClose: () => void
}

/** Everything that a list knows about one of its rows, at the side of the list. */
export function RowPreview<Row extends Identified>({ row, columns, to, onClose }: RowPreviewProps<Row>) {
  const t = useText()
  useBackCloses(onClose)
  const facts = columns.filter(({ isTitle }) => !isTitle)
  return (
    <aside className={`${styles.panel} floating`} aria-label={t('app.preview')}>
      <header className={styles.header}>
        <h2>{columns.find(({ isTitle }) => isTitle)?.cell(row)}</h2>
        <IconButton label={t('app.preview_close')} onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <Facts facts={facts.map(({ label, cell }) => ({ label: t(label), value: cell(row) }))} />
      <Link to={to}>{t('app.preview_open')}</Link>
      <Text tone="soft" size="xs">
        {t('app.preview_keys')}
      </Text>
    </aside>
  )
}

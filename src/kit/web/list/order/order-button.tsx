import { useState } from 'react'
import type { Input } from '#kit/contract/endpoint.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { IconGripVertical } from '~icons'
import type { ListEndpoint, RowOf } from '../list-column.ts'
import styles from '../toolbar/list-toolbar.module.css'
import { Reorder } from './reorder.tsx'
import type { OrderEndpoint } from './use-order.ts'

type OrderProps<E extends ListEndpoint> = {
  /** Answers all rows in their order, without a query. */
  list: E
  order: OrderEndpoint
  nameOf: (row: RowOf<E>) => string
}

/** Opens the whole list for reordering, unless it is known to have but one row. */
export function OrderButton<E extends ListEndpoint>({
  count,
  ...props
}: OrderProps<E> & { /** Of its rows; null: not known. */ count: number | null }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (count === 1) return null
  return (
    <>
      <Button
        kind="quiet"
        icon={<IconGripVertical size={18} aria-hidden="true" />}
        title={t('app.reorder')}
        onClick={() => setOpen(true)}
      >
        <span className={styles.title}>{t('app.reorder')}</span>
      </Button>
      {isOpen && (
        <Dialog title={t('app.reorder')} width="wide" onClose={() => setOpen(false)}>
          <Stack>
            <Text tone="soft">{t('app.reorder_text')}</Text>
            <Rows {...props} />
            <Row justify="end">
              <Button kind="primary" onClick={() => setOpen(false)}>
                {t('app.done')}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
    </>
  )
}

function Rows<E extends ListEndpoint>({ list, order, nameOf }: OrderProps<E>) {
  const t = useText()
  const { data, error, refetch } = useApi(list, {} as Input<E>)
  const again = () => void refetch()
  if (!data) return error ? <ErrorPanel error={error} onRetry={again} /> : <Skeleton height="16rem" />
  const { data: rows } = data as { data: RowOf<E>[] }
  return (
    <Reorder label={t('app.reorder')} rows={rows} endpoint={order} onRefused={again} nameOf={nameOf}>
      {(row) => (
        <Text as="span" isStrong>
          {nameOf(row)}
        </Text>
      )}
    </Reorder>
  )
}

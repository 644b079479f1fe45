import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { type DateOrder, dateOrders } from '#office/imports/contract/import-kinds.ts'
import { type ImportDetails, imports } from '#office/imports/contract/imports.ts'

/** The choice of the order of the file's dates, by an example that could be of either. Choosing compares the rows at once. */
export function ImportDates({ shown, date }: { shown: ImportDetails; date: string }) {
  const t = useText()
  const format = useFormat()
  const match = useSend(imports.match, { onSent: () => undefined })
  const { id, revision, columns } = shown
  const chosen = shown.is_date_order_chosen ? shown.date_order : null
  return (
    <Notice
      tone={chosen ? 'info' : 'waiting'}
      title={t('imports.dates_title', { date })}
      actions={
        <Row>
          {dateOrders.map((order) => (
            <Button
              key={order}
              aria-pressed={order === chosen}
              kind={order === chosen ? 'primary' : 'plain'}
              disabled={match.isPending}
              onClick={() => match.send({ id, revision, columns, date_order: order })}
            >
              {format.date(dayIn(date, order))}
            </Button>
          ))}
        </Row>
      }
    >
      {t('imports.dates_text')}
    </Notice>
  )
}

function dayIn(date: string, order: DateOrder): string {
  const [one = '', other = '', year] = date.split(/[-/]/)
  const [day, month] = order === 'DMY' ? [one, other] : [other, one]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

import { currency } from '#kit/contract/values/money.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { isMoney } from '#office/imports/contract/import-kinds.ts'
import { type ImportDetails, type ImportSum, isSumOfMoney } from '#office/imports/contract/imports.ts'

type Shown = ImportSum & { name: Exclude<ImportSum['name'], 'files_unread'> }

/** What the rows add up to, and whether the file's own totals agree. */
export function ImportSums({ shown: { sums, headings, columns, rows_likely } }: { shown: ImportDetails }) {
  const t = useText()
  const format = useFormat()
  // Names without a ZIP have a notice of their own.
  const shown = sums.filter((sum): sum is Shown => sum.name !== 'files_unread')
  const labelOf = ({ name, column }: Shown) =>
    name === 'column'
      ? headings[column ?? 0] || t('imports.column_unnamed', { number: (column ?? 0) + 1 })
      : t(`imports.sum_${name}`)
  const isAmount = ({ column }: ImportSum) => columns.some((one) => one.column === column && isMoney(one.field))
  const figure = (sum: ImportSum, value: number) => {
    if (isSumOfMoney(sum.name)) return format.money(value, currency)
    // What a column adds up to is in units, as in the file.
    return isAmount(sum) ? format.money(Math.round(value * 100), currency) : format.number(value)
  }
  return (
    <Panel title={t('imports.sums')}>
      <Stack gap="sm">
        <Text tone="soft">{t('imports.sums_text')}</Text>
        <Facts
          facts={[
            ...shown.map((sum) => ({
              label: labelOf(sum),
              value: (
                <Row as="span">
                  {figure(sum, sum.read)}
                  {sum.file !== null && (
                    <StatusBadge tone={sum.file === sum.read ? 'good' : 'waiting'}>
                      {sum.file === sum.read
                        ? t('imports.sum_equal')
                        : t('imports.sum_differs', { file: figure(sum, sum.file) })}
                    </StatusBadge>
                  )}
                </Row>
              ),
            })),
            ...(rows_likely > 0 ? [{ label: t('imports.sum_likely'), value: format.number(rows_likely) }] : []),
          ]}
        />
      </Stack>
    </Panel>
  )
}

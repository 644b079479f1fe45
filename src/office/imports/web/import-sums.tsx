import { currency } from '#kit/contract/values/money.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Panel, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { type ImportDetails, type ImportSum, isSumOfMoney } from '#office/imports/contract/imports.ts'

type Shown = ImportSum & { name: Exclude<ImportSum['name'], 'files_unread'> }

/** What the rows add up to, and whether the file's own totals say the same. */
export function ImportSums({ shown: { sums, headings, rows_likely } }: { shown: ImportDetails }) {
  const t = useText()
  const format = useFormat()
  // Names without a ZIP have a notice of their own.
  const shown = sums.filter((sum): sum is Shown => sum.name !== 'files_unread')
  const labelOf = ({ name, column }: Shown) =>
    name === 'column'
      ? headings[column ?? 0] || t('imports.column_unnamed', { number: (column ?? 0) + 1 })
      : t(`imports.sum_${name}`)
  const figure = ({ name, read }: ImportSum) =>
    isSumOfMoney(name) ? format.money(read, currency) : format.number(read)
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
                  {figure(sum)}
                  {sum.file !== null && (
                    <StatusBadge tone={sum.file === sum.read ? 'good' : 'waiting'}>
                      {sum.file === sum.read
                        ? t('imports.sum_equal')
                        : t('imports.sum_differs', { file: format.number(sum.file) })}
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

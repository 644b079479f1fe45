import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type ImportField, isRequired, kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import { type ImportDetails, imports } from '#office/imports/contract/imports.ts'

/** From which column each field is read. A choice is compared at once. */
export function ImportColumns({ shown }: { shown: ImportDetails }) {
  const t = useText()
  const match = useSend(imports.match, { onSent: () => undefined })
  const { id, kind, columns, revision } = shown
  const { fields, required } = kindsOfImports[kind]
  const columnOf = (field: ImportField) => columns.find((one) => one.field === field)?.column
  const choose = (field: ImportField, value: string) => {
    const others = columns.filter((one) => one.field !== field)
    const chosen = value === '' ? others : [...others, { field, column: Number(value) }]
    // What was chosen of the dates stays.
    match.send({
      id,
      revision,
      columns: chosen,
      ...(shown.is_date_order_chosen && { date_order: shown.date_order }),
    })
  }
  return (
    <Panel>
      <details open={required.some((field) => columnOf(field) === undefined)}>
        <summary>{t('imports.columns')}</summary>
        <Stack>
          <Text tone="soft">{t('imports.columns_text')}</Text>
          <Columns column="15rem">
            {fields.map((field) => (
              <NativeSelect
                key={field}
                label={t(isRequired(kind, field) ? 'imports.column_needed' : 'imports.column_of', {
                  field: t(`importFields.name_${field}`),
                })}
                value={String(columnOf(field) ?? '')}
                disabled={match.isPending}
                onChange={(event) => choose(field, event.currentTarget.value)}
              >
                <option value="">{t('imports.column_none')}</option>
                {shown.headings.map((heading, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
                  <option key={column} value={column}>
                    {nameOf(heading, column)}
                  </option>
                ))}
              </NativeSelect>
            ))}
          </Columns>
        </Stack>
      </details>
    </Panel>
  )

  function nameOf(heading: string, column: number) {
    const name = heading || t('imports.column_unnamed', { number: column + 1 })
    const sample = shown.sample[column]?.slice(0, 30)
    return sample ? t('imports.column_option', { heading: name, sample }) : name
  }
}

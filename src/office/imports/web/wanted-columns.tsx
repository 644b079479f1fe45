import { addressOf } from '#kit/web/calls/api.ts'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { buttonVariant } from '#kit/web/ui/button.tsx'
import { PlainTable } from '#kit/web/ui/content/rows/plain-table.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type ImportKind, isRequired, kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { IconDownload } from '~icons'

/** The possible columns of a file of the chosen kind, with an explanation of each, and a small example file. */
export function WantedColumns() {
  const t = useText()
  const kind = useFormValue('kind') as ImportKind | null
  if (!kind) return null
  return (
    <Panel title={t('imports.wanted')}>
      <Stack>
        <Text tone="soft">{t('imports.wanted_text')}</Text>
        <Row>
          <a {...buttonVariant({})} href={addressOf(imports.example, { kind })} download>
            <IconDownload size={18} aria-hidden="true" />
            {t('imports.example')}
          </a>
        </Row>
        <PlainTable label={t('imports.wanted')}>
          <thead>
            <tr>
              <th scope="col">{t('imports.wanted_column')}</th>
              <th scope="col">{t('imports.wanted_meaning')}</th>
              <th scope="col">{t('imports.wanted_empty')}</th>
            </tr>
          </thead>
          <tbody>
            {kindsOfImports[kind].fields.map((field) => (
              <tr key={field}>
                <th scope="row">{t(`importFields.name_${field}`)}</th>
                <td>
                  <Text>{t(`importFields.meaning_${field}`)}</Text>
                  <Text tone="soft">{t(`importFields.example_${field}`)}</Text>
                </td>
                <td>{t(isRequired(kind, field) ? 'imports.wanted_empty_no' : 'imports.wanted_empty_yes')}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Stack>
    </Panel>
  )
}

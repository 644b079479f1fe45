import { addressOf } from '#kit/web/calls/api.ts'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { buttonVariant } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Panel, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { type ImportField, type ImportKind, kindsOfImports } from '#trade/imports/contract/import-kinds.ts'
import { imports } from '#trade/imports/contract/imports.ts'
import { IconDownload } from '~icons'

/** The possible columns of a file of the chosen kind, with an explanation of each, and a small example file. */
export function WantedColumns() {
  const t = useText()
  const kind = useFormValue('kind') as ImportKind | null
  if (!kind) return null
  const { fields, required } = kindsOfImports[kind]
  const isNeeded = (field: ImportField) => (required as readonly ImportField[]).includes(field)
  return (
    <Panel title={t('imports.wanted')}>
      <Stack>
        <Text tone="soft">{t('imports.wanted_text')}</Text>
        <Facts
          facts={fields.map((field) => ({
            label: t(isNeeded(field) ? 'imports.column_needed' : 'imports.column_of', {
              field: t(`imports.field_${field}`),
            }),
            value: t(`imports.meaning_${field}`),
          }))}
        />
        <Row>
          <a {...buttonVariant({})} href={addressOf(imports.example, { kind })} download>
            <IconDownload size={18} aria-hidden="true" />
            {t('imports.example')}
          </a>
        </Row>
      </Stack>
    </Panel>
  )
}

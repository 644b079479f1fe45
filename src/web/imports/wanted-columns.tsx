import { type ImportField, type ImportKind, kindsOfImports } from '#contract/imports/import-kinds.ts'
import { imports } from '#contract/imports/imports.ts'
import { addressOf } from '#web/kit/calls/api.ts'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Facts } from '#web/kit/ui/facts.tsx'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { IconDownload } from '~icons'

/** Which columns a file of the chosen kind can have, what each says, and a small file to begin with. */
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
          <a {...buttonLook({})} href={addressOf(imports.example, { kind })} download>
            <IconDownload size={18} aria-hidden="true" />
            {t('imports.example')}
          </a>
        </Row>
      </Stack>
    </Panel>
  )
}

import { importableKinds } from '#contract/imports/import-kinds.ts'
import { imports } from '#contract/imports/imports.ts'
import { FileField } from '#web/kit/form/field-file.tsx'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { useUser } from '#web/kit/session/session.ts'
import { Panel, Row, Stack } from '#web/kit/ui/layout.tsx'
import { WantedColumns } from './wanted-columns.tsx'

/** A file to look at, before anything of it is brought in. */
export function NewImportPage() {
  const t = useText()
  const go = useGo()
  const kinds = importableKinds(useUser())
  return (
    <Page title={t('imports.add')} intro={t('imports.new_text')} width="narrow">
      <Form
        endpoint={imports.create}
        // Nothing is chosen yet.
        values={{ kind: kinds[0] ?? null, file: null as never }}
        onSent={({ data }) => go(`/student/imports/${data.id}`, { replaces: true })}
      >
        <Panel>
          <Stack>
            <SelectField
              name="kind"
              label="imports.kind"
              options={kinds.map((kind) => ({ value: kind, label: t(`imports.kind_${kind}`) }))}
            />
            <FileField name="file" label="imports.file" purpose="table" />
          </Stack>
        </Panel>
        <WantedColumns />
        <Row>
          <SubmitButton>{t('imports.read')}</SubmitButton>
          <LinkButton to="/student/imports">{t('app.cancel')}</LinkButton>
        </Row>
      </Form>
    </Page>
  )
}

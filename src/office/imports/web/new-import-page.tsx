import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { FileField } from '#kit/web/upload/field-file.tsx'
import { type ImportKind, importableKinds, kindOf } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { ArchiveField } from './archive-field.tsx'
import { EmptyPriceList } from './empty-price-list.tsx'
import { WantedColumns } from './wanted-columns.tsx'

/** A file to look at, before anything of it is brought in. */
export function NewImportPage() {
  const t = useText()
  const go = useGo()
  const kinds = importableKinds(useUser())
  const wanted = useSearchParam('kind')
  const first = kinds.find((kind) => kind === wanted) ?? kinds.find((kind) => kind === 'STUDENTS') ?? kinds[0]
  return (
    <Page
      title={t('imports.add')}
      intro={t('imports.new_text')}
      back={{ to: '/student/imports', label: 'imports.title' }}
      width="narrow"
    >
      <Form
        endpoint={imports.create}
        // Nothing is chosen yet.
        values={{ kind: first ?? null, file: null as never, archive: null }}
        onSent={({ data }) => go(`/student/imports/${data.id}`, { replaces: true })}
      >
        <Panel>
          <Stack>
            <SelectField name="kind" label="imports.kind" options={optionsOf(t, kinds, 'imports.kind')} />
            <EmptyPriceList />
            <FileField name="file" label="imports.file" purpose="table" />
            <ArchiveField />
            <Text tone="soft">{t('imports.no_reviews')}</Text>
          </Stack>
        </Panel>
        <Row>
          <SubmitButton>{t('imports.read')}</SubmitButton>
          <LinkButton to="/student/imports">{t('app.cancel')}</LinkButton>
        </Row>
        <NoteOfPeople />
        <WantedColumns />
      </Form>
    </Page>
  )
}

/** Levels and prices are about nobody, so there is no notice to give. */
function NoteOfPeople() {
  const kind = useFormValue('kind') as ImportKind | null
  return kind && kindOf({ kind }).isAboutNobody ? null : <PrivacyNote of={imports.create} />
}

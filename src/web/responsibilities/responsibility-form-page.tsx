import { type Responsibility, responsibilities } from '#contract/responsibilities/responsibilities.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { BilingualField } from '#web/kit/form/field-bilingual.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { RemoveButton } from '#web/kit/form/remove-button.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo, useIdParam } from '#web/kit/page/params.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Facts } from '#web/kit/ui/facts.tsx'
import { Panel, Row, Text } from '#web/kit/ui/layout.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { LevelsField } from '#web/pieces/field-levels.tsx'
import { LevelNames } from '#web/pieces/level-names.tsx'

const blank = { name: { pl: '', 'en-US': '' }, description: { pl: '', 'en-US': '' }, level_ids: [] }

export function NewResponsibilityPage() {
  const t = useText()
  const saved = useSaved()
  return (
    <Page title={t('responsibilities.new_title')} width="narrow">
      <Form endpoint={responsibilities.create} values={blank} draft="responsibilities.new" onSent={saved}>
        <Inputs />
      </Form>
    </Page>
  )
}

/** Edited by whoever may, read by everybody else. */
export function ResponsibilityPage() {
  const t = useText()
  const id = useIdParam()
  const may = useMay()
  const inLanguage = useBilingual()
  const { data, error, refetch } = useApi(responsibilities.get, { id })
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('app.loading')} />
  const responsibility = data.data
  return (
    <Page
      title={inLanguage(responsibility.name)}
      width="narrow"
      actions={
        <RemoveButton
          endpoint={responsibilities.remove}
          input={{ id: responsibility.id }}
          question={t('responsibilities.remove_question', { name: inLanguage(responsibility.name) })}
          consequence={t('responsibilities.remove_consequence')}
          done={t('responsibilities.removed')}
          list="/responsibilities"
        />
      }
    >
      {may(responsibilities.update) ? (
        <EditForm responsibility={responsibility} />
      ) : (
        <Panel>
          <Text isProse>{inLanguage(responsibility.description)}</Text>
          <Facts facts={[{ label: t('levels.field'), value: <LevelNames ids={responsibility.level_ids} /> }]} />
        </Panel>
      )}
    </Page>
  )
}

function EditForm({
  responsibility: { id, name, description, level_ids, revision },
}: {
  responsibility: Responsibility
}) {
  const saved = useSaved()
  return (
    <Form
      key={id}
      endpoint={responsibilities.update}
      params={{ id }}
      values={{ name, description, level_ids: level_ids.map(String), revision }}
      draft={`responsibilities.${id}`}
      showValue={(field, value) =>
        field === 'level_ids' ? <LevelNames ids={(value as unknown[]).map(Number)} /> : undefined
      }
      onSent={saved}
    >
      <Inputs />
    </Form>
  )
}

function Inputs() {
  const t = useText()
  return (
    <>
      <Panel>
        <BilingualField name="name" label="responsibilities.name" />
        <BilingualField name="description" label="responsibilities.description" isProse rows={5} />
        <LevelsField name="level_ids" label="levels.field" hint="levels.field_hint" />
      </Panel>
      <Row>
        <SubmitButton>{t('app.save')}</SubmitButton>
        <LinkButton to="/responsibilities">{t('app.cancel')}</LinkButton>
      </Row>
    </>
  )
}

function useSaved() {
  const t = useText()
  const go = useGo()
  return () => {
    toast(t('responsibilities.saved'))
    go('/responsibilities')
  }
}

import { type Responsibility, responsibilities } from '#contract/responsibilities.ts'
import { useBilingual } from '#web/kit/bilingual.ts'
import { ask } from '#web/kit/confirm.ts'
import { ErrorPanel } from '#web/kit/error-panel.tsx'
import { BilingualField } from '#web/kit/field-bilingual.tsx'
import { LevelsField } from '#web/kit/field-levels.tsx'
import { Form } from '#web/kit/form.tsx'
import { useText } from '#web/kit/i18n.ts'
import { LevelNames } from '#web/kit/level-names.tsx'
import { LinkButton } from '#web/kit/link.tsx'
import { Page } from '#web/kit/page.tsx'
import { useGo, useIdParam } from '#web/kit/params.ts'
import { useApi, useSend } from '#web/kit/query.ts'
import { useMay } from '#web/kit/session.ts'
import { SubmitButton } from '#web/kit/submit-button.tsx'
import { toast } from '#web/kit/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Facts } from '#web/kit/ui/facts.tsx'
import { Panel, Row, Text } from '#web/kit/ui/layout.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'

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
      actions={may(responsibilities.remove) && <RemoveButton responsibility={responsibility} />}
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

function EditForm({ responsibility: { id, name, description, level_ids } }: { responsibility: Responsibility }) {
  const saved = useSaved()
  return (
    <Form
      key={id}
      endpoint={responsibilities.update}
      params={{ id }}
      values={{ name, description, level_ids: level_ids.map(String) }}
      draft={`responsibilities.${id}`}
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

function RemoveButton({ responsibility: { id, name } }: { responsibility: Responsibility }) {
  const t = useText()
  const go = useGo()
  const inLanguage = useBilingual()
  const remove = useSend(responsibilities.remove, {
    onSent: () => {
      toast(t('responsibilities.removed'))
      go('/responsibilities', { replaces: true })
    },
  })
  const question = {
    title: t('responsibilities.remove_question', { name: inLanguage(name) }),
    text: t('responsibilities.remove_consequence'),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <Button kind="danger" isBusy={remove.isPending} onClick={async () => (await ask(question)) && remove.send({ id })}>
      {t('app.remove')}
    </Button>
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

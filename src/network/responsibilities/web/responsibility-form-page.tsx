import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { BilingualField } from '#kit/web/form/fields/field-bilingual.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo, useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { EditedRecord } from '#kit/web/page/record/record.tsx'
import { RemovableHeader } from '#kit/web/page/record/removable-header.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { LevelsField } from '#network/levels/web/field-levels.shown.tsx'
import { LevelNames } from '#network/levels/web/level-names.shown.tsx'
import { type Responsibility, responsibilities } from '#network/responsibilities/contract/responsibilities.ts'

const blank = { name: { pl: '', 'en-US': '' }, description: { pl: '', 'en-US': '' }, level_ids: [] }

const back: Back = { to: '/responsibilities', label: 'responsibilities.title' }

export function NewResponsibilityPage() {
  const t = useText()
  const saved = useSaved()
  return (
    <Page title={t('responsibilities.new_title')} back={back} width="narrow">
      <Form endpoint={responsibilities.create} values={blank} draft="responsibilities.new" onSent={saved}>
        <Inputs />
      </Form>
    </Page>
  )
}

/** A form for users who may edit it, plain text for others. */
export function ResponsibilityPage() {
  const t = useText()
  const id = useIdParam()
  const may = useMay()
  const inLanguage = useBilingual()
  return (
    <EditedRecord endpoint={responsibilities.get} input={{ id }} back={back}>
      {(responsibility) => (
        <Page
          width="narrow"
          header={
            <RemovableHeader
              title={inLanguage(responsibility.name)}
              back={back}
              removal={{
                endpoint: responsibilities.remove,
                input: { id: responsibility.id },
                question: t('responsibilities.remove_question', { name: inLanguage(responsibility.name) }),
                consequence: t('responsibilities.remove_consequence'),
                done: t('responsibilities.removed'),
                list: '/responsibilities',
              }}
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
      )}
    </EditedRecord>
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
        <LevelsField name="level_ids" />
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

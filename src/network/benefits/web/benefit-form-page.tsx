import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { FieldInputs } from '#kit/web/form/fields/field-inputs.tsx'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton, OutsideLink } from '#kit/web/page/address/link.tsx'
import { useGo, useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { EditedRecord } from '#kit/web/page/record/record.tsx'
import { RemovableHeader } from '#kit/web/page/record/removable-header.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { benefitFields } from '#network/benefits/contract/benefits.fields.ts'
import { type Benefit, benefits } from '#network/benefits/contract/benefits.ts'
import { LevelsField } from '#network/levels/web/field-levels.shown.tsx'
import { LevelNames } from '#network/levels/web/level-names.shown.tsx'
import { ValidDays } from './valid-days.tsx'

const names = benefitFields.names()
const blank = { ...inputValues(benefitFields, names), is_active: true }

const back: Back = { to: '/benefits', label: 'benefits.title' }

export function NewBenefitPage() {
  const t = useText()
  const saved = useSaved()
  return (
    <Page title={t('benefits.new_title')} back={back} width="narrow">
      <Form endpoint={benefits.create} values={blank} draft="benefits.new" onSent={saved}>
        <BenefitInputs />
      </Form>
    </Page>
  )
}

/** A form for users who may edit it, plain text for others. */
export function BenefitPage() {
  const t = useText()
  const id = useIdParam()
  const may = useMay()
  const inLanguage = useBilingual()
  return (
    <EditedRecord endpoint={benefits.get} input={{ id }} back={back}>
      {(benefit) => (
        <Page
          width="narrow"
          header={
            <RemovableHeader
              title={inLanguage(benefit.name)}
              back={back}
              removal={{
                endpoint: benefits.remove,
                input: { id: benefit.id },
                question: t('benefits.remove_question', { name: inLanguage(benefit.name) }),
                consequence: t('benefits.remove_consequence'),
                done: t('benefits.removed'),
                list: '/benefits',
              }}
            />
          }
        >
          {may(benefits.update) ? <EditForm benefit={benefit} /> : <BenefitFacts benefit={benefit} />}
        </Page>
      )}
    </EditedRecord>
  )
}

function EditForm({ benefit }: { benefit: Benefit }) {
  const saved = useSaved()
  return (
    <Form
      key={benefit.id}
      endpoint={benefits.update}
      params={{ id: benefit.id }}
      values={{ ...inputValues(benefitFields, names, benefit), revision: benefit.revision }}
      draft={`benefits.${benefit.id}`}
      showValue={useBenefitValue()}
      onSent={saved}
    >
      <BenefitInputs />
    </Form>
  )
}

/** What of a benefit is no plain text. */
function useBenefitValue(): ShowValue {
  const t = useText()
  return (field, value) => {
    if (field === 'level_ids') return <LevelNames ids={(value as unknown[]).map(Number)} />
    return field === 'category' ? t(`benefits.category_${value as Benefit['category']}`) : undefined
  }
}

function BenefitInputs() {
  const t = useText()
  return (
    <>
      <Panel>
        <FieldInputs of={benefitFields} names={names} listInputs={{ levels: LevelsField }} />
      </Panel>
      <Row>
        <SubmitButton>{t('app.save')}</SubmitButton>
        <LinkButton to="/benefits">{t('app.cancel')}</LinkButton>
      </Row>
    </>
  )
}

function BenefitFacts({ benefit }: { benefit: Benefit }) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Panel>
      <Text isProse>{inLanguage(benefit.description)}</Text>
      <Facts
        facts={[
          { label: t('benefits.category'), value: t(`benefits.category_${benefit.category}`) },
          { label: t('levels.field'), value: <LevelNames ids={benefit.level_ids} /> },
          { label: t('benefits.validity'), value: <ValidDays {...benefit} /> },
        ]}
      />
      {benefit.link && <OutsideLink href={benefit.link}>{t('benefits.open_link')}</OutsideLink>}
    </Panel>
  )
}

function useSaved() {
  const t = useText()
  const go = useGo()
  return () => {
    toast(t('benefits.saved'))
    go('/benefits')
  }
}

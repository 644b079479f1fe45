import { portfolioFields } from '#contract/portfolio/portfolio.fields.ts'
import { portfolio } from '#contract/portfolio/portfolio.ts'
import { Form } from '#web/kit/form/form.tsx'
import { inputValues } from '#web/kit/form/input-values.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { Row } from '#web/kit/ui/layout.tsx'
import { WorkInputs } from './work-inputs.tsx'

const blank = inputValues(portfolioFields, portfolioFields.names())

/** A work begins with its words; its pictures follow on its own page. */
export function NewWorkPage() {
  const t = useText()
  const go = useGo()
  return (
    <Page title={t('portfolio.new')} intro={t('portfolio.new_intro')} width="narrow">
      <Form
        endpoint={portfolio.create}
        values={blank}
        draft="portfolio.new"
        onSent={({ data }) => {
          toast(t('portfolio.created'))
          go(`/portfolio/${data.id}`, { replaces: true })
        }}
      >
        <WorkInputs />
        <Row>
          <SubmitButton>{t('portfolio.save_and_add')}</SubmitButton>
          <LinkButton to="/portfolio">{t('app.cancel')}</LinkButton>
        </Row>
      </Form>
    </Page>
  )
}

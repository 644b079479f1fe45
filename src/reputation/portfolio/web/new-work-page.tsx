import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { portfolioFields } from '#reputation/portfolio/contract/portfolio.fields.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { WorkInputs } from './work-inputs.tsx'

const blank = inputValues(portfolioFields, portfolioFields.names())

/** A work begins with its words; its pictures follow on its own page. */
export function NewWorkPage() {
  const t = useText()
  const go = useGo()
  return (
    <Page
      title={t('portfolio.new')}
      intro={t('portfolio.new_intro')}
      back={{ to: '/portfolio', label: 'portfolio.screen' }}
      width="narrow"
    >
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

import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { portfolioFields } from '#reputation/portfolio/contract/portfolio.fields.ts'
import { moderationRight } from '#reputation/portfolio/contract/portfolio.flow.ts'
import { type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { WorkInputs } from './work-inputs.tsx'

const names = portfolioFields.names()

/** The words of a work. */
export function WorkForm({ work }: { work: PortfolioItem }) {
  const t = useText()
  const may = useMay()
  const { id, status, revision } = work
  const showValue: ShowValue = (field, value) =>
    field === 'technique' ? t(`artists.techniques_${value as PortfolioItem['technique']}`) : undefined
  return (
    <Stack>
      {status === 'APPROVED' && !may(moderationRight) && (
        <Notice tone="waiting" title={t('portfolio.approved_title')}>
          {t('portfolio.approved_text')}
        </Notice>
      )}
      <Form
        key={id}
        endpoint={portfolio.update}
        params={{ id }}
        values={{ ...inputValues(portfolioFields, names, work), revision }}
        draft={`portfolio.${id}`}
        showValue={showValue}
        onSent={({ data }) => toast(t(data.status === status ? 'portfolio.saved' : 'portfolio.saved_sent_back'))}
      >
        <WorkInputs />
        <Row>
          <SubmitButton>{t('app.save')}</SubmitButton>
        </Row>
      </Form>
    </Stack>
  )
}

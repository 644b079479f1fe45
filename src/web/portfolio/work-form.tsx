import { portfolioFields } from '#contract/portfolio/portfolio.fields.ts'
import { moderationRight } from '#contract/portfolio/portfolio.flow.ts'
import { type PortfolioItem, portfolio } from '#contract/portfolio/portfolio.ts'
import type { ShowValue } from '#web/kit/form/conflict-notice.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { inputValues } from '#web/kit/form/input-values.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Row } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import styles from './portfolio.module.css'
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
    <section aria-label={t('portfolio.words')} className={styles.form}>
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
    </section>
  )
}

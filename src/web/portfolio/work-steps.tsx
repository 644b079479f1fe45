import { availablePortfolioSteps } from '#contract/portfolio/portfolio.flow.ts'
import { type PortfolioItem, portfolio } from '#contract/portfolio/portfolio.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Row, Text } from '#web/kit/ui/layout.tsx'

/** What the artist can do with a work now. */
export function WorkSteps({ work }: { work: PortfolioItem }) {
  const t = useText()
  const inLanguage = useBilingual()
  const steps = availablePortfolioSteps(useUser(), work)
  const submit = useSend(portfolio.submit, { onSent: () => toast(t('portfolio.done_submit')) })
  const withdraw = useSend(portfolio.withdraw, { onSent: () => toast(t('portfolio.done_withdraw')) })
  const { id, title, status, images } = work
  const isEmpty = images.length === 0
  const question = {
    title: t('portfolio.question_withdraw', { title: inLanguage(title) }),
    text: t('portfolio.text_withdraw'),
    action: t('portfolio.step_withdraw'),
  }
  return (
    <Row>
      {steps.includes('submit') && (
        <Button kind="primary" isBusy={submit.isPending} disabled={isEmpty} onClick={() => submit.send({ id })}>
          {t('portfolio.step_submit')}
        </Button>
      )}
      {steps.includes('submit') && isEmpty && <Text tone="soft">{t('portfolio.pictures_first')}</Text>}
      {steps.includes('withdraw') && (
        <Button
          isBusy={withdraw.isPending}
          onClick={async () => (status === 'PENDING' || (await ask(question))) && withdraw.send({ id })}
        >
          {t('portfolio.step_withdraw')}
        </Button>
      )}
    </Row>
  )
}

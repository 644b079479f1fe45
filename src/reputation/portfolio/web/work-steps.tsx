import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { availablePortfolioSteps } from '#reputation/portfolio/contract/portfolio.flow.ts'
import { type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'

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
    <>
      {steps.includes('submit') && (
        <Button kind="primary" isBusy={submit.isPending} disabled={isEmpty} onClick={() => submit.send({ id })}>
          {t('portfolio.step_submit')}
        </Button>
      )}
      {steps.includes('submit') && isEmpty && (
        <Text tone="soft" size="sm">
          {t('portfolio.pictures_first')}
        </Text>
      )}
      {steps.includes('withdraw') && (
        <Button
          isBusy={withdraw.isPending}
          onClick={async () => (status === 'PENDING' || (await ask(question))) && withdraw.send({ id })}
        >
          {t('portfolio.step_withdraw')}
        </Button>
      )}
    </>
  )
}

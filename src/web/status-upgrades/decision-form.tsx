import type { UpgradeStep } from '#contract/status-upgrades.flow.ts'
import { statusUpgrades } from '#contract/status-upgrades.ts'
import type { ApiError } from '#web/kit/api-error.ts'
import { useBilingual } from '#web/kit/bilingual.ts'
import { ProseField } from '#web/kit/field-prose.tsx'
import { Form } from '#web/kit/form.tsx'
import { useText } from '#web/kit/i18n.ts'
import { SubmitButton } from '#web/kit/submit-button.tsx'
import { toast, toastError } from '#web/kit/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Row, Stack } from '#web/kit/ui/layout.tsx'
import type { UpgradeReviewProps } from './upgrade-review.tsx'

type DecisionFormProps = Pick<UpgradeReviewProps, 'artist' | 'request'> & {
  step: UpgradeStep
  /** Nobody else decided meanwhile. */
  mayStill: boolean
  onCancel: () => void
  onSent: () => void
}

const silent = { comment: '' }

/** The decision in words: a rejection needs some, an approval may have them. */
export function DecisionForm({ step, artist, request, mayStill, onCancel, onSent }: DecisionFormProps) {
  const t = useText()
  const level = useBilingual()(request.to_level.name)
  const name = `${artist.first_name} ${artist.last_name}`
  return (
    <Form
      endpoint={statusUpgrades[step] as typeof statusUpgrades.approve}
      params={{ id: artist.id, seen_request: request.id }}
      values={silent}
      draft={`status-upgrade-${step}.${request.id}`}
      onSent={() => {
        toast(t(`statusUpgrades.done_${step}`, { name, level }))
        onSent()
      }}
      onRefused={sayUnlessDecided}
    >
      <Stack>
        <ProseField
          name="comment"
          label={`statusUpgrades.comment_${step}`}
          hint={`statusUpgrades.comment_hint_${step}`}
          rows={3}
        />
        <Row justify="end">
          <Button onClick={onCancel}>{t(mayStill ? 'app.cancel' : 'app.close')}</Button>
          {mayStill && (
            <SubmitButton kind={step === 'approve' ? 'primary' : 'danger'}>
              {t(`statusUpgrades.send_${step}`, { level })}
            </SubmitButton>
          )}
        </Row>
      </Stack>
    </Form>
  )
}

/** An earlier decision shows in the review itself, once it is read anew. */
function sayUnlessDecided(error: ApiError) {
  if (error.code !== 'upgrade_not_open') toastError(error)
}

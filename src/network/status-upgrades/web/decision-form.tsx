import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { lackingSince, type UpgradeStep } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { missingText } from '#network/status-upgrades/contract/status-upgrades.missing.ts'
import {
  type Check,
  type Standing,
  statusUpgrades,
  type UpgradeRequest,
} from '#network/status-upgrades/contract/status-upgrades.ts'

export type ReviewedRequest = {
  artist: { id: number; first_name: string; last_name: string }
  /** The request that the reader reviews; it may have been decided on since. */
  request: UpgradeRequest
  standing: Standing
}

type DecisionFormProps = ReviewedRequest & {
  step: UpgradeStep
  /** Nobody else decided meanwhile. */
  mayStill: boolean
  onCancel: () => void
  onSent: () => void
}

const silent = { comment: '' }

/** The decision in words: a rejection needs some, an approval may have them. */
export function DecisionForm(props: DecisionFormProps) {
  const { step, artist, request, standing, mayStill, onCancel, onSent } = props
  const t = useText()
  const level = useBilingual()(request.to_level.name)
  const name = fullName(artist)
  const [revision] = useState(standing.revision)
  const lacking = step === 'approve' ? lackingSince(request, standing.figures) : []
  return (
    <Form
      endpoint={statusUpgrades[step] as typeof statusUpgrades.approve}
      params={{
        id: artist.id,
        revision,
        ...(step === 'approve' && { lacking: lacking.map(({ metric }) => metric) }),
      }}
      values={silent}
      draft={`status-upgrade-${step}.${request.id}`}
      onSent={() => {
        toast(t(`statusUpgrades.done_${step}`, { name, level }))
        onSent()
      }}
      onRefused={toastUnlessDecided}
    >
      <Stack>
        {mayStill && <LacksNow name={name} lacking={lacking} />}
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

/** If the figures have fallen below those of the request, the user who grants the level confirms that. */
function LacksNow({ name, lacking }: { name: string; lacking: Check[] }) {
  const t = useText()
  const language = useLanguage()
  if (lacking.length === 0) return null
  const what = missingText(t, language, lacking)
  return (
    <Notice tone="waiting" title={t('statusUpgrades.lacks_title', { name, what })}>
      {t('statusUpgrades.lacks_text')}
    </Notice>
  )
}

/** An earlier decision is shown in the review itself, once it is read again; the form reports other changes. */
function toastUnlessDecided(error: ApiError) {
  if (error.code !== 'upgrade_not_open' && error.code !== 'changed_meanwhile') toastError(error)
}

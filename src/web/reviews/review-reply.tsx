import { useState } from 'react'
import { type Review, reviews } from '#contract/reviews/reviews.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Row, Stack } from '#web/kit/ui/layout.tsx'
import { Quote } from '#web/kit/ui/quote.tsx'

/** The artist's reply: written, edited and taken back by them alone. */
export function ReviewReply({ review: { id, reply, status, revision } }: { review: Review }) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const remove = useSend(reviews.removeReply, { onSent: () => toast(t('reviews.reply_removed')) })
  const question = {
    title: t('reviews.reply_remove_question'),
    text: t('reviews.reply_remove_text'),
    action: t('reviews.reply_remove'),
    tone: 'danger' as const,
  }
  const isPublished = status === 'PUBLISHED'
  if (reply === null && !isPublished) return null
  if (reply !== null && !isEditing) {
    return (
      <Panel>
        <Stack>
          <Quote title={t('reviews.reply')}>{reply}</Quote>
          <Row>
            {isPublished && <Button onClick={() => setEditing(true)}>{t('reviews.reply_edit')}</Button>}
            <Button
              kind="danger"
              isBusy={remove.isPending}
              onClick={async () => (await ask(question)) && remove.send({ id })}
            >
              {t('reviews.reply_remove')}
            </Button>
          </Row>
        </Stack>
      </Panel>
    )
  }
  return (
    <Panel>
      <Form
        endpoint={reviews.reply}
        params={{ id }}
        values={{ reply: reply ?? '', revision }}
        draft={`reviews.reply.${id}`}
        onSent={() => {
          toast(t('reviews.reply_sent'))
          setEditing(false)
        }}
      >
        <Stack>
          <ProseField name="reply" label="reviews.reply_write" hint="reviews.reply_hint" rows={4} />
          <Row>
            <SubmitButton>{t('reviews.reply_send')}</SubmitButton>
            {isEditing && <Button onClick={() => setEditing(false)}>{t('app.cancel')}</Button>}
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}

import { useState } from 'react'
import { useSend } from '#kit/web/calls/query.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Review, reviews } from '#reputation/reviews/contract/reviews.ts'

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

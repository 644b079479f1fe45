import { useLayoutEffect, useRef } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { useStore } from '#kit/web/session/store.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { openQuestion } from './confirm.ts'

/** The confirmation dialog of `ask`; rendered once in the application. */
export function ConfirmDialog() {
  const t = useText()
  const question = useStore(openQuestion)
  const confirm = useRef<HTMLButtonElement>(null)
  // After that of the dialog, which focuses its first button.
  useLayoutEffect(() => {
    if (question?.tone === 'harmless') confirm.current?.focus()
  }, [question])
  if (!question) return null
  const { title, text, action, cancel, tone, answer } = question
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <Stack>
        {text && <Text tone="soft">{text}</Text>}
        <Row justify="end">
          <Button onClick={() => answer(false)}>{cancel ?? t('app.cancel')}</Button>
          <Button
            ref={confirm}
            kind={tone === 'danger' ? 'danger' : 'primary'}
            // A user who still holds down the key that opened the question has not read it.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => answer(true)}
          >
            {action}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

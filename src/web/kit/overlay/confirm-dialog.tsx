import { useText } from '#web/kit/language/i18n.ts'
import { useStore } from '#web/kit/session/store.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { openQuestion } from './confirm.ts'

/** The confirmation dialog of `ask`; rendered once in the application. */
export function ConfirmDialog() {
  const t = useText()
  const question = useStore(openQuestion)
  if (!question) return null
  const { title, text, action, cancel, tone, answer } = question
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <Stack>
        {text && <Text tone="soft">{text}</Text>}
        <Row justify="end">
          <Button onClick={() => answer(false)}>{cancel ?? t('app.cancel')}</Button>
          <Button kind={tone === 'danger' ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {action}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

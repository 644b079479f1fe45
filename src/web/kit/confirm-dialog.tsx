import { openQuestion } from './confirm.ts'
import { useText } from './i18n.ts'
import { useStore } from './store.ts'
import { Button } from './ui/button.tsx'
import { Dialog } from './ui/dialog.tsx'
import { Row, Stack, Text } from './ui/layout.tsx'

/** Where `ask` asks; stands once in the application. */
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

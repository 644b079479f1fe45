import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Row } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'

export function NewsSpecimens() {
  const t = useText()
  const question = {
    title: t('gallery.question'),
    text: t('gallery.question_text'),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <Panel title={t('gallery.notices')}>
      <Notice title={t('gallery.neutral')}>{t('gallery.notice_text')}</Notice>
      <Notice tone="good" title={t('gallery.good')}>
        {t('gallery.notice_text')}
      </Notice>
      <Notice tone="waiting" title={t('gallery.waiting')}>
        {t('gallery.notice_text')}
      </Notice>
      <Notice tone="bad" title={t('gallery.bad')}>
        {t('gallery.notice_text')}
      </Notice>
      <Row>
        <Button onClick={() => toast(t('benefits.saved'))}>{t('gallery.say_done')}</Button>
        <Button onClick={() => toastError(new Error(t('app.no_connection')))}>{t('gallery.say_failed')}</Button>
        <Button onClick={async () => (await ask(question)) && toast(t('benefits.removed'))}>{t('gallery.ask')}</Button>
      </Row>
    </Panel>
  )
}

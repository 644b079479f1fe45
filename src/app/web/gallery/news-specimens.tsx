import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'

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

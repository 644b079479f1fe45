import { useText } from '#kit/web/language/i18n.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { IconPencil, IconPlus } from '~icons'

export function ButtonSpecimens() {
  const t = useText()
  return (
    <Panel title={t('gallery.buttons')}>
      <Row>
        <Button kind="primary">{t('gallery.primary')}</Button>
        <Button>{t('gallery.plain')}</Button>
        <Button kind="quiet">{t('gallery.quiet')}</Button>
        <Button kind="danger">{t('gallery.danger')}</Button>
      </Row>
      <Row>
        <Button kind="primary" isBusy>
          {t('gallery.busy')}
        </Button>
        <Button disabled>{t('gallery.disabled')}</Button>
        <Button size="sm">{t('gallery.small')}</Button>
        <Button icon={<IconPlus size={18} aria-hidden="true" />}>{t('benefits.add')}</Button>
        <IconButton label={t('app.edit')}>
          <IconPencil size={20} aria-hidden="true" />
        </IconButton>
        <LinkButton to="/test2">{t('gallery.title')}</LinkButton>
        <Link to="/test2">{t('gallery.title')}</Link>
      </Row>
    </Panel>
  )
}

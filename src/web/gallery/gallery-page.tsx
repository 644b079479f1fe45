import { useText } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/page.tsx'

export function GalleryPage() {
  const t = useText()
  return <Page title={t('gallery.title')}>{null}</Page>
}

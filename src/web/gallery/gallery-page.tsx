import { useText } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/page.tsx'
import { Toasts } from '#web/kit/toasts.tsx'
import { ButtonSpecimens } from './button-specimens.tsx'
import { FormSpecimens } from './form-specimens.tsx'
import { ListSpecimens } from './list-specimens.tsx'
import { LookSpecimens } from './look-specimens.tsx'
import { NewsSpecimens } from './news-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'
import { UploadSpecimens } from './upload-specimens.tsx'

/** Every part of the kit, alive. */
export function GalleryPage() {
  const t = useText()
  return (
    <Page title={t('gallery.title')} intro={t('gallery.intro')}>
      <LookSpecimens />
      <ButtonSpecimens />
      <StateSpecimens />
      <NewsSpecimens />
      <FormSpecimens />
      <UploadSpecimens />
      <ListSpecimens />
      <Toasts />
    </Page>
  )
}

import { Suspense } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/lazy-part.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { ButtonSpecimens } from './button-specimens.tsx'
import { ListSpecimens } from './list-specimens.tsx'
import { NewsSpecimens } from './news-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'
import { UploadSpecimens } from './upload-specimens.tsx'
import { VariantSpecimens } from './variant-specimens.tsx'

/** Every part of the kit, alive. */
export function GalleryPage() {
  const t = useText()
  return (
    <Page title={t('gallery.title')} intro={t('gallery.intro')}>
      <VariantSpecimens />
      <ButtonSpecimens />
      <StateSpecimens />
      <NewsSpecimens />
      <Suspense fallback={<Skeleton height="40rem" />}>
        <FormSpecimens />
      </Suspense>
      <UploadSpecimens />
      <ListSpecimens />
    </Page>
  )
}

/** No screen of the product has all inputs at once; here they come after the rest. */
const FormSpecimens = lazyPart(() => import('./form-specimens.tsx'), 'FormSpecimens')

import { Suspense } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Page } from '#kit/web/page/page.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { ButtonSpecimens } from './button-specimens.tsx'
import { ListSpecimens } from './list-specimens.tsx'
import { NewsSpecimens } from './news-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'
import { UploadSpecimens } from './upload-specimens.tsx'
import { VariantSpecimens } from './variant-specimens.tsx'

/** Every part of the kit, alive. */
export function GalleryPage() {
  return (
    <Page header={<GalleryHeader />}>
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

/** As of a page about one thing, with all that such a header may have. */
function GalleryHeader() {
  const t = useText()
  return (
    <RecordHeader
      title={t('gallery.title')}
      picture={<Avatar name="Emily Carter" size="lg" />}
      state={<StatusBadge tone="good">{t('gallery.good')}</StatusBadge>}
      facts={[t('gallery.intro'), t('gallery.record_fact')]}
      contact={{ email: 'emily@example.com', phone: '+48783910412' }}
      figures={[{ label: t('gallery.record_figure'), value: '2 / 3' }]}
      next={<Button kind="primary">{t('gallery.primary')}</Button>}
      more={[
        { label: t('gallery.danger'), isDanger: true, onClick: () => {} },
        { label: t('gallery.plain'), onClick: () => {} },
      ]}
    />
  )
}

/** No screen of the product has all inputs at once; here they come after the rest. */
const FormSpecimens = lazyPart(() => import('./form-specimens.tsx'), 'FormSpecimens')

import { Suspense, useState } from 'react'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Reorder } from '#kit/web/list/order/reorder.tsx'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Stage, stages } from '#reputation/consents/contract/stages.ts'
import { mostImages, type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'
import { IconStar, IconTrash } from '~icons'
import { NewPictures } from './new-work/new-pictures.tsx'
import styles from './portfolio.module.css'
import { WorkPicture } from './work-picture.shown.tsx'

const AltDialog = lazyPart(() => import('./alt-dialog.tsx'), 'AltDialog')

/** The pictures of a work: sent many at once, put in order, described, one of them the cover. */
export function WorkImages({ work }: { work: PortfolioItem }) {
  const t = useText()
  const { id, images } = work
  return (
    <Panel title={t('portfolio.images')}>
      <Stack>
        <NewPictures workId={async () => id} isDisabled={images.length >= mostImages} />
        {images.length >= mostImages && <Text tone="soft">{t('validation.portfolio_images_full')}</Text>}
        {images.length > 0 && <Images work={work} />}
      </Stack>
    </Panel>
  )
}

function Images({ work }: { work: PortfolioItem }) {
  const t = useText()
  const { id, images } = work
  const nameOf = (image: PortfolioImage) =>
    t('portfolio.image_name', {
      place: images.findIndex((other) => other.id === image.id) + 1,
      stage: t(`portfolio.stage_${image.stage}`),
    })
  return (
    <>
      {images.some(({ has_own_alt }) => !has_own_alt) && <Text tone="soft">{t('portfolio.alt_ask')}</Text>}
      <Reorder
        label={t('portfolio.images')}
        rows={images}
        endpoint={portfolio.reorderImages}
        params={{ id }}
        shape="tiles"
        nameOf={nameOf}
        onRefused={() => {}}
      >
        {(image) => <ImageTile work={work} image={image} name={nameOf(image)} />}
      </Reorder>
    </>
  )
}

type ImageTileProps = { work: PortfolioItem; image: PortfolioImage; name: string }

function ImageTile({ work: { id, cover_id }, image, name }: ImageTileProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const [isDescribing, setDescribing] = useState(false)
  const update = useSend(portfolio.updateImage, { onSent: () => toast(t('portfolio.saved')) })
  const cover = useSend(portfolio.setCover, { onSent: () => toast(t('portfolio.cover_set')) })
  const remove = useSend(portfolio.removeImage, { onSent: () => toast(t('portfolio.image_removed')) })
  const { id: image_id, stage, alt, has_own_alt } = image
  const question = {
    title: t('portfolio.image_remove_question', { name }),
    text: t('portfolio.remove_consequence'),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  return (
    <>
      <WorkPicture image={image} size="small" isTile />
      <div className={styles.words}>
        <NativeSelect
          label={t('portfolio.stage')}
          value={stage}
          onChange={({ currentTarget }) =>
            update.send({ id, image_id, stage: currentTarget.value as Stage, alt: has_own_alt ? alt : null })
          }
        >
          {stages.map((value) => (
            <option key={value} value={value}>
              {t(`portfolio.stage_${value}`)}
            </option>
          ))}
        </NativeSelect>
        <Text size="sm" tone={has_own_alt ? undefined : 'soft'}>
          {has_own_alt ? inLanguage(alt) : t('portfolio.alt_suggested', { alt: inLanguage(alt) })}
        </Text>
        <Row gap="xs">
          <Button size="sm" aria-haspopup="dialog" onClick={() => setDescribing(true)}>
            {t('portfolio.describe')}
            <span className="sr-only"> {name}</span>
          </Button>
          {cover_id === image_id ? (
            <StatusBadge tone="good">{t('portfolio.cover')}</StatusBadge>
          ) : (
            <IconButton label={t('portfolio.cover_choose', { name })} onClick={() => cover.send({ id, image_id })}>
              <IconStar size={18} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            label={t('portfolio.image_remove', { name })}
            disabled={remove.isPending}
            onClick={async () => (await ask(question)) && remove.send({ id, image_id })}
          >
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        </Row>
      </div>
      <Suspense>
        {isDescribing && <AltDialog workId={id} image={image} name={name} onClose={() => setDescribing(false)} />}
      </Suspense>
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import { mostImages, type PortfolioItem, portfolio } from '#contract/portfolio/portfolio.ts'
import { type PortfolioImage, type Stage, stages } from '#contract/portfolio/portfolio.works.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Reorder } from '#web/kit/list/reorder.tsx'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import { Button, IconButton } from '#web/kit/ui/button.tsx'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Segments } from '#web/kit/ui/segments.tsx'
import { Uploads } from '#web/kit/upload/uploads.tsx'
import { WorkPicture } from '#web/pieces/work-picture.tsx'
import { IconStar, IconTrash } from '~icons'
import styles from './portfolio.module.css'

const AltDialog = lazy(async () => ({ default: (await import('./alt-dialog.tsx')).AltDialog }))

/** The pictures of a work: sent many at once, put in order, described, one of them the cover. */
export function WorkImages({ work }: { work: PortfolioItem }) {
  const t = useText()
  const [stage, setStage] = useState<Stage>('AFTER')
  const { id, images } = work
  return (
    <Panel title={t('portfolio.images')}>
      <Stack>
        <Segments
          label={t('portfolio.stage_of_new')}
          isWide
          options={stages.map((value) => ({ value, label: t(`portfolio.stage_${value}`) }))}
          value={stage}
          onChange={setStage}
        />
        <Uploads
          endpoint={portfolio.addImage}
          purpose="portfolio"
          label={t('portfolio.images_add')}
          isDisabled={images.length >= mostImages}
          input={{ id, stage }}
        />
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
    <div className={styles.image}>
      <div className={styles.cover}>
        <WorkPicture image={image} size="small" />
      </div>
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
        <p className={styles.alt} data-suggested={!has_own_alt || undefined}>
          {has_own_alt ? inLanguage(alt) : t('portfolio.alt_suggested', { alt: inLanguage(alt) })}
        </p>
        <Row gap="xs">
          <Button size="sm" aria-haspopup="dialog" onClick={() => setDescribing(true)}>
            {t('portfolio.describe')}
            <span className="only-heard"> {name}</span>
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
    </div>
  )
}

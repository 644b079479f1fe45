import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'
import { Uploads } from '#kit/web/upload/uploads.tsx'
import { type Stage, stages } from '#reputation/consents/contract/stages.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'

type NewPicturesProps = {
  /** Of the work that they are added to. */
  workId: () => Promise<number>
  isDisabled?: boolean
}

/** Pictures of one stage, sent many at once. */
export function NewPictures({ workId, isDisabled }: NewPicturesProps) {
  const t = useText()
  const [stage, setStage] = useState<Stage>('AFTER')
  return (
    <>
      <Segments
        label={t('portfolio.stage_of_new')}
        isWide
        options={optionsOf(t, stages, 'portfolio.stage')}
        value={stage}
        onChange={setStage}
      />
      <Uploads
        endpoint={portfolio.addImage}
        purpose="portfolio"
        label={t('portfolio.images_add')}
        isDisabled={isDisabled}
        input={async () => ({ id: await workId(), stage })}
      />
    </>
  )
}

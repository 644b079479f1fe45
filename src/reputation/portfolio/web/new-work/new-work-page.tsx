import { useEffect, useRef, useState } from 'react'
import { send } from '#kit/web/calls/api.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { moveDraft } from '#kit/web/form/drafts/move-draft.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { mostImages, portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { NewPictures } from './new-pictures.tsx'

/** A work begins with its pictures: the first that is sent makes a draft, whose own page is for the words. */
export function NewWorkPage() {
  const t = useText()
  const go = useGo()
  const { id, pictures, begin } = useBegunWork()
  return (
    <Page
      title={t('portfolio.new')}
      intro={t('portfolio.new_intro')}
      back={{ to: '/portfolio', label: 'portfolio.screen' }}
      width="narrow"
    >
      <Panel>
        <NewPictures workId={begin} isDisabled={pictures >= mostImages} />
      </Panel>
      <Row>
        {pictures > 0 && (
          <Button kind="primary" onClick={() => go(`/portfolio/${id}`, { replaces: true })}>
            {t('portfolio.describe_work')}
          </Button>
        )}
        <LinkButton to="/portfolio">{t(pictures > 0 ? 'portfolio.finish_later' : 'app.cancel')}</LinkButton>
      </Row>
    </Page>
  )
}

/** The draft, and how many pictures are in it: one that has none when the page is left is deleted. */
function useBegunWork() {
  const [id, setId] = useState<number | null>(null)
  const begun = useRef<Promise<number>>(null)
  const { data, error } = useApi(portfolio.get, { id: id ?? 0 }, { isEnabled: id !== null })
  const isGone = error?.status === 404
  const pictures = isGone ? 0 : (data?.data.images.length ?? 0)
  useEffect(() => () => void begun.current?.then(removeUnlessFilled).catch(leaveInPortfolio), [])
  useEffect(() => {
    // Deleted in another tab: pictures that are sent again make another.
    if (isGone) begun.current = null
  }, [isGone])
  useEffect(() => {
    // Words came first once: what was typed then and not sent belongs to the next work.
    if (pictures > 0) moveDraft('portfolio.new', `portfolio.${id}`)
  }, [id, pictures])

  async function createDraft() {
    const { data } = await send(portfolio.create, {})
    setId(data.id)
    return data.id
  }

  /** Once for all pictures that are on their way; tried again where that failed. */
  function begin(): Promise<number> {
    begun.current ??= createDraft().catch((error: unknown) => {
      begun.current = null
      throw error
    })
    return begun.current
  }
  return { id, pictures, begin }
}

async function removeUnlessFilled(id: number) {
  const { data } = await send(portfolio.get, { id })
  if (data.images.length === 0) await send(portfolio.remove, { id })
}

/** Without a connection, or in the portfolio's list since another tab deleted it, nothing more is to be done. */
function leaveInPortfolio() {}

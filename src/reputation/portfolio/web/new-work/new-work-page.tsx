import { useRef, useState } from 'react'
import { send } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { NewPictures } from './new-pictures.tsx'

/** A work begins with its pictures: the first that is sent makes a draft, whose own page is for the words. */
export function NewWorkPage() {
  const t = useText()
  const go = useGo()
  const [id, setId] = useState<number | null>(null)
  const begun = useRef<Promise<number>>(null)

  /** The draft, made once for all pictures that are on their way; tried again where that failed. */
  function beginWork(): Promise<number> {
    begun.current ??= createDraft().catch((error: unknown) => {
      begun.current = null
      throw error
    })
    return begun.current
  }

  async function createDraft() {
    const { data } = await send(portfolio.create, {})
    setId(data.id)
    return data.id
  }

  return (
    <Page
      title={t('portfolio.new')}
      intro={t('portfolio.new_intro')}
      back={{ to: '/portfolio', label: 'portfolio.screen' }}
      width="narrow"
    >
      <Panel>
        <NewPictures
          workId={beginWork}
          onAllSent={() => {
            toast(t('portfolio.created'))
            go(`/portfolio/${id}`, { replaces: true })
          }}
        />
      </Panel>
      <Row>
        {id !== null && (
          <LinkButton kind="primary" to={`/portfolio/${id}`}>
            {t('portfolio.describe_work')}
          </LinkButton>
        )}
        <LinkButton to="/portfolio">{t('app.cancel')}</LinkButton>
      </Row>
    </Page>
  )
}

import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { PageTitle } from '#kit/web/page/page-title.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { IconCircleCheck } from '~icons'
import styles from './arrived-page.module.css'
import { type Station, Way } from './way.shown.tsx'

/** What was sent has arrived, and this is what comes next. */
export function ArrivedPage({ title, intro, stations }: { title: TextKey; intro: TextKey; stations: Station[] }) {
  const t = useText()
  const user = useUser()
  return (
    <div className={styles.page}>
      <Stack gap="lg">
        <Stack as="header" align="center">
          <IconCircleCheck size={56} stroke={1.25} color="var(--sage)" aria-hidden="true" />
          <PageTitle>{t(title)}</PageTitle>
          <Text tone="soft">{t(intro)}</Text>
        </Stack>
        <Panel title={t('applications.next')}>
          <Way stations={stations} />
        </Panel>
        <Row justify="center">
          <PlainLinkButton to={user ? '/dashboard' : '/'}>
            {t(user ? 'app.to_dashboard' : 'applications.to_start_page')}
          </PlainLinkButton>
        </Row>
      </Stack>
    </div>
  )
}

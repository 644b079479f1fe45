import type { ReactNode } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { PageTitle } from '#kit/web/page/page-title.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Painted } from '#kit/web/ui/styles/painted.tsx'
import styles from './entrance.module.css'

type EntranceProps = { title: string; intro?: ReactNode; children: ReactNode }

/** The layout of sign-in: a painting next to one short form. */
export function Entrance({ title, intro, children }: EntranceProps) {
  const t = useText()
  return (
    <div className={styles.entrance}>
      <div className={styles.painting} aria-hidden="true">
        <Painted shape="wall">
          <p className={styles.motto}>{t('session.welcome')}</p>
          <p>{t('session.welcome_text')}</p>
        </Painted>
      </div>
      <div className={styles.door}>
        <Stack gap="xs">
          <PageTitle>{title}</PageTitle>
          {intro && <Text tone="soft">{intro}</Text>}
        </Stack>
        {children}
      </div>
    </div>
  )
}

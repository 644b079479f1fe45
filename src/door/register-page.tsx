import { useText } from '#kit/web/language/i18n.ts'
import { PageTitle } from '#kit/web/page/page-title.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import { type Station, Way } from '#network/applications/web/way.shown.tsx'
import { IconBook2, IconStairsUp, IconUsersGroup } from '~icons'
import { ApplicationForm } from './application-form.tsx'
import { BrowDrawing } from './brow-drawing.tsx'
import styles from './register-page.module.css'

const gains = [
  { name: 'teach', Icon: IconBook2 },
  { name: 'grow', Icon: IconStairsUp },
  { name: 'company', Icon: IconUsersGroup },
] as const

const stations: Station[] = [
  { title: 'applications.next_apply', text: 'applications.next_apply_text' },
  { title: 'applications.next_answer', text: 'applications.next_answer_text' },
  { title: 'applications.next_account', text: 'applications.next_account_text' },
]

/** Where an artist decides to apply, and does. */
export function RegisterPage() {
  const t = useText()
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <Stack gap="lg" align="start">
          <PageTitle>{t('applications.register_title')}</PageTitle>
          <p className={styles.intro} data-ink="soft">
            {t('applications.register_intro')}
          </p>
          <Button kind="primary" onClick={() => document.getElementById('application')?.focus()}>
            {t('applications.register_start')}
          </Button>
        </Stack>
        <BrowDrawing className={styles.drawing} />
      </header>

      <section className={styles.gains} aria-labelledby="gains">
        <h2 id="gains" className="sr-only">
          {t('applications.gains')}
        </h2>
        <Columns as="ul" gap="lg" column="16rem">
          {gains.map(({ name, Icon }) => (
            <Row key={name} as="li" gap="md" align="start" isLine>
              <Icon size={28} stroke={1.5} aria-hidden="true" />
              <Stack gap="xs">
                <Heading as="h3">{t(`applications.gain_${name}`)}</Heading>
                <Text tone="soft">{t(`applications.gain_${name}_text`)}</Text>
              </Stack>
            </Row>
          ))}
        </Columns>
      </section>

      <div className={styles.desk}>
        <section className={styles.next} aria-labelledby="next">
          <Stack>
            <h2 id="next" className={styles.heading}>
              {t('applications.next')}
            </h2>
            <Way stations={stations} />
          </Stack>
        </section>
        <section className={styles.application} aria-labelledby="application">
          <Stack gap="lg">
            <Stack gap="xs">
              <h2 id="application" tabIndex={-1} className={styles.heading}>
                {t('applications.application')}
              </h2>
              <Text tone="soft">{t('applications.application_draft')}</Text>
            </Stack>
            <ApplicationForm />
          </Stack>
        </section>
      </div>
    </div>
  )
}

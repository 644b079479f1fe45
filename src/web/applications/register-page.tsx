import { useText } from '#web/kit/language/i18n.ts'
import { PageTitle } from '#web/kit/page/page.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { IconBook2, IconStairsUp, IconUsersGroup } from '~icons'
import { ApplicationForm } from './application-form.tsx'
import { BrowDrawing } from './brow-drawing.tsx'
import styles from './register-page.module.css'
import { type Station, Way } from './way.tsx'

const gains = [
  { name: 'teach', Icon: IconBook2 },
  { name: 'grow', Icon: IconStairsUp },
  { name: 'company', Icon: IconUsersGroup },
] as const

const stations: Station[] = [
  { title: 'proArtists.next_apply', text: 'proArtists.next_apply_text' },
  { title: 'proArtists.next_answer', text: 'proArtists.next_answer_text' },
  { title: 'proArtists.next_account', text: 'proArtists.next_account_text' },
]

/** Where an artist decides to apply, and does. */
export function RegisterPage() {
  const t = useText()
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <PageTitle>{t('proArtists.register_title')}</PageTitle>
          <p className={styles.intro}>{t('proArtists.register_intro')}</p>
          <Button kind="primary" onClick={() => document.getElementById('application')?.focus()}>
            {t('proArtists.register_start')}
          </Button>
        </div>
        <BrowDrawing className={styles.drawing} />
      </header>

      <section aria-labelledby="gains">
        <h2 id="gains" className="only-heard">
          {t('proArtists.gains')}
        </h2>
        <ul className={styles.gains}>
          {gains.map(({ name, Icon }) => (
            <li key={name}>
              <Icon size={28} stroke={1.5} aria-hidden="true" />
              <h3>{t(`proArtists.gain_${name}`)}</h3>
              <p>{t(`proArtists.gain_${name}_text`)}</p>
            </li>
          ))}
        </ul>
      </section>

      <div className={styles.desk}>
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next" className={styles.heading}>
            {t('proArtists.next')}
          </h2>
          <Way stations={stations} />
        </section>
        <section className={styles.application} aria-labelledby="application">
          <h2 id="application" tabIndex={-1} className={styles.heading}>
            {t('proArtists.application')}
          </h2>
          <p className={styles.kept}>{t('proArtists.application_draft')}</p>
          <ApplicationForm />
        </section>
      </div>
    </div>
  )
}

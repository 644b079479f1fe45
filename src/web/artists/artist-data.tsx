import type { ReactNode } from 'react'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { languages } from '#contract/kit/text.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { OutsideLink } from '#web/kit/page/link.tsx'
import { Facts } from '#web/kit/ui/facts.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import styles from './artist-data.module.css'

/** Nobody is without a street or languages once the form was sent, though the office may take one away later. */
export function hasForm({ street, languages: spoken }: ProArtist): boolean {
  return street !== null || spoken.length > 0
}

/** What the artist said when they applied. */
export function ApplicationFacts({ artist }: { artist: ProArtist }) {
  const t = useText()
  const format = useFormat()
  return (
    <Stack>
      <Facts
        facts={[
          {
            label: t('proArtists.techniques'),
            value: format.list(artist.techniques.map((technique) => t(`proArtists.technique_${technique}`))),
          },
          { label: t('proArtists.applied_at'), value: format.dateTime(artist.applied_at) },
          { label: t('proArtists.language_name'), value: t(`app.language_${artist.language_name}`) },
        ]}
      />
      <Prose title={t('proArtists.details_motivation')} lang={artist.language_name}>
        {artist.motivation}
      </Prose>
    </Stack>
  )
}

/** What they said in the data form. */
export function FormFacts({ artist }: { artist: ProArtist }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { street, postal_code, city, country, website, instagram } = artist
  const account = instagram?.replace(/^@/, '')
  if (!hasForm(artist)) return <Text tone="soft">{t('proArtists.details_form_waiting')}</Text>
  return (
    <Facts
      facts={[
        {
          label: t('proArtists.address'),
          value: [street, [postal_code, city].filter(Boolean).join(' '), inLanguage(country.name)]
            .filter(Boolean)
            .join(', '),
        },
        { label: t('proArtists.languages'), value: format.list(artist.languages.map(format.languageName)) },
        { label: t('proArtists.company_name'), value: artist.company_name },
        { label: t('proArtists.tax_id'), value: artist.tax_id },
        { label: t('proArtists.website'), value: website && <OutsideLink href={website}>{website}</OutsideLink> },
        {
          label: t('proArtists.instagram'),
          value: account && <OutsideLink href={`https://www.instagram.com/${account}/`}>@{account}</OutsideLink>,
        },
      ]}
    />
  )
}

export function Bio({ bio }: Pick<ProArtist, 'bio'>) {
  const t = useText()
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <Prose key={language} title={t(`app.in_${language}`)} lang={language}>
          {bio[language] || t('proArtists.bio_empty')}
        </Prose>
      ))}
    </div>
  )
}

/** Somebody's own words, in the language that they wrote them in. */
function Prose({ title, lang, children }: { title: string; lang: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <div lang={lang} className={styles.prose}>
        {children}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { languages } from '#kit/contract/texts/text.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { type ArtistField, artistFields } from '#network/artists/contract/artists.fields.ts'
import { ArtistValue } from './artist-value.shown.tsx'

/** Nobody is without a street or languages once the form was sent, though the office may take one away later. */
export function hasForm({ street, languages: spoken }: ProArtist): boolean {
  return street !== null || spoken.length > 0
}

/** The artist's data from the application. */
export function ApplicationFacts({ artist }: { artist: ProArtist }) {
  const t = useText()
  const format = useFormat()
  return (
    <Stack>
      <Facts
        facts={[
          {
            label: t('artists.techniques'),
            value: <ArtistValue field="techniques" value={artist.techniques} />,
          },
          { label: t('artists.applied_at'), value: format.dateTime(artist.applied_at) },
          {
            label: t('artists.language_name'),
            value: <ArtistValue field="language_name" value={artist.language_name} />,
          },
        ]}
      />
      <Prose title={t('artists.motivation')} lang={artist.language_name}>
        {artist.motivation}
      </Prose>
    </Stack>
  )
}

/** The artist's data from the data form: the address on one line, and the rest by itself. */
export function FormFacts({ artist }: { artist: ProArtist }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { street, postal_code, city, country } = artist
  if (!hasForm(artist)) return <Text tone="soft">{t('artists.details_form_waiting')}</Text>
  const place = [street, [postal_code, city].filter(Boolean).join(' '), inLanguage(country.name)]
  const fields = [...artistFields.names('form', 'craft'), ...artistFields.names('form', 'business')]
  return (
    <Facts
      facts={[
        { label: t('artists.address'), value: place.filter(Boolean).join(', ') },
        ...fields.map((field) => ({
          label: t(`artists.${field}`),
          value: isEmpty(artist[field]) ? null : <LinkedValue field={field} value={artist[field]} />,
        })),
      ]}
    />
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

/** A value, as a link where it leads somewhere. */
function LinkedValue({ field, value }: { field: ArtistField; value: unknown }) {
  if (artistFields.rows[field].input === 'url') return <OutsideLink href={String(value)}>{String(value)}</OutsideLink>
  if (field !== 'instagram') return <ArtistValue field={field} value={value} />
  const account = String(value).replace(/^@/, '')
  return <OutsideLink href={`https://www.instagram.com/${account}/`}>@{account}</OutsideLink>
}

export function Bio({ bio }: Pick<ProArtist, 'bio'>) {
  const t = useText()
  return (
    <Columns gap="lg" column="16rem">
      {languages.map((language) => (
        <Prose key={language} title={t(`app.in_${language}`)} lang={language}>
          {bio[language] || t('artists.bio_empty')}
        </Prose>
      ))}
    </Columns>
  )
}

/** Somebody's own words, in the language that they wrote them in. */
function Prose({ title, lang, children }: { title: string; lang: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Text as="h3" tone="soft">
        {title}
      </Text>
      <Text as="div" lang={lang} isProse>
        {children}
      </Text>
    </Stack>
  )
}

import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { ArtistList } from './artist-list.tsx'
import { FormLink } from './form-link.shown.tsx'
import { NoApplicants } from './no-applicants.tsx'

/** Every application, in any state. */
export function ApplicationsPage() {
  const t = useText()
  return (
    <Page title={t('artists.applications_title')} intro={t('artists.applications_intro')} actions={<FormLink />}>
      <ArtistList context="APPLICATION" label={t('artists.applications_title')} empty={<NoApplicants />} />
    </Page>
  )
}

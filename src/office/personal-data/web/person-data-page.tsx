import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { personalData } from '#office/personal-data/contract/personal-data.ts'
import { ExportPanel } from './export-panel.tsx'
import { StoredPanel } from './stored-panel.tsx'

/** By which of their rows the office found a person, and where that is. */
const found = {
  artist: { read: personalData.ofArtist, request: personalData.exportArtist, place: 'proartist' },
  student: { read: personalData.ofStudent, request: personalData.exportStudent, place: 'student' },
  user: { read: personalData.ofUser, request: personalData.exportUser, place: 'users' },
} as const

export const ArtistDataPage = () => <PersonDataPage as="artist" />
export const StudentDataPage = () => <PersonDataPage as="student" />
export const UserDataPage = () => <PersonDataPage as="user" />

/** What is stored about a person, for the office, and what it may do with it. */
function PersonDataPage({ as }: { as: keyof typeof found }) {
  const t = useText()
  const id = useIdParam()
  const { read, request, place } = found[as]
  const { data, error, refetch } = useApi(read as typeof personalData.ofArtist, { id })
  if (error?.status === 404) {
    return (
      <DeadEnd
        title={t('app.nothing_here')}
        text={t('personalData.nobody')}
        action={<LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>}
      />
    )
  }
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('app.loading')} />
  const { person, kinds } = data.data
  return (
    <Page
      title={t('personalData.title')}
      intro={<Link to={`/${place}/${id}`}>← {person.name ?? t('personalData.without_name')}</Link>}
      width="narrow"
    >
      <Text tone="soft">{t('personalData.intro')}</Text>
      <StoredPanel kinds={kinds} />
      <ExportPanel call={request} id={id} />
    </Page>
  )
}

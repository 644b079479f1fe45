import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
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
  return (
    <Record endpoint={read as typeof personalData.ofArtist} input={{ id }}>
      {({ person, kinds }) => (
        <Page
          title={t('personalData.title')}
          intro={<Link to={`/${place}/${id}`}>← {person.name ?? t('personalData.without_name')}</Link>}
          width="narrow"
        >
          <Text tone="soft">{t('personalData.intro')}</Text>
          <StoredPanel kinds={kinds} />
          <ExportPanel call={request} id={id} />
        </Page>
      )}
    </Record>
  )
}

import { useText } from '#kit/web/language/i18n.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
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
          intro={t('personalData.intro')}
          back={{ to: `/${place}/${id}`, name: person.name ?? t('personalData.without_name') }}
          width="narrow"
        >
          <StoredPanel kinds={kinds} />
          <ExportPanel call={request} id={id} />
        </Page>
      )}
    </Record>
  )
}

import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import { useAddress } from '#kit/web/page/address/address.ts'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { certificateStates, certificates } from '#teaching/certificates/contract/certificates.ts'
import { BundleButton } from './bundle-button.tsx'
import { CertificateBadge } from './certificate-badge.shown.tsx'

/** Every certificate, the latest first. */
export function CertificateList() {
  const t = useText()
  const format = useFormat()
  // What the list below is filtered by.
  const { filter, state, technique, issuedFrom, issuedTo } = useAddress(certificates.list.query).state
  return (
    <Page
      title={t('certificates.title')}
      intro={t('certificates.intro')}
      actions={<BundleButton of={{ filter, state, technique, issuedFrom, issuedTo }} />}
    >
      <List
        hasViews
        endpoint={certificates.list}
        input={{ total: 'later' }}
        counts={{ endpoint: certificates.counts, input: {} }}
        exported={{ all: certificates.export }}
        label={t('certificates.title')}
        link={({ id }) => `/certificates/${id}`}
        nameOf={({ holder }) => holder}
        columns={[
          {
            name: 'holder',
            label: 'certificates.holder',
            isTitle: true,
            cell: ({ holder }) => holder,
          },
          {
            name: 'title',
            label: 'certificates.course',
            onPhone: 'line',
            cell: ({ language, title }) => <span lang={language}>{title}</span>,
          },
          {
            name: 'artist',
            label: 'certificates.artist',
            from: 'md',
            cell: ({ artist }) => artist,
          },
          {
            name: 'number',
            label: 'certificates.number',
            from: 'sm',
            cell: ({ number }) => <span className="unbroken">{number}</span>,
          },
          {
            name: 'last_day',
            label: 'certificates.last_day',
            isHiddenByDefault: true,
            cell: ({ last_day }) => format.date(last_day),
          },
          {
            name: 'issued_at',
            label: 'certificates.issued_at',
            from: 'md',
            cell: ({ issued_at }) => <time dateTime={issued_at}>{format.date(issued_at)}</time>,
          },
          {
            name: 'state',
            label: 'certificates.state',
            onPhone: 'end',
            cell: ({ state }) => <CertificateBadge state={state} />,
          },
        ]}
        filters={[
          {
            name: 'state',
            label: 'certificates.state',
            options: optionsOf(t, certificateStates, 'certificates.state'),
          },
          {
            name: 'technique',
            label: 'certificates.technique',
            options: optionsOf(t, techniques, 'artists.techniques'),
          },
          { name: 'issued', label: 'certificates.issued', isDays: true },
        ]}
        empty={<EmptyState drawing="benefits" title={t('certificates.empty')} text={t('certificates.empty_text')} />}
      />
    </Page>
  )
}

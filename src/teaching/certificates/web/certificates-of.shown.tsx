import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Section } from '#kit/web/page/section.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { CertificateBadge } from './certificate-badge.shown.tsx'

type CertificatesOfProps = { studentId: number } | { trainingId: number }

/** The certificates of a student or a training, for the office. */
export function CertificatesOf(of: CertificatesOfProps) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const reading = useLanguage()
  const mayList = may(certificates.list)
  const { data } = useApi(certificates.list, { ...of, itemsPerPage: 200 }, { isEnabled: mayList })
  if (!mayList || !data || data.data.length === 0) return null
  return (
    <Section title={t('certificates.title')}>
      <ul>
        {data.data.map(({ id, number, language, holder, title, state, issued_at }) => (
          <RecordRow
            key={id}
            name={
              <Link to={`/certificates/${id}`}>
                {'studentId' in of ? <span lang={language}>{title}</span> : holder}
              </Link>
            }
            badge={<CertificateBadge state={state} />}
          >
            {/* Its title is as it was printed, while the training itself is shown in the reader's language. */}
            {language !== reading && <span>{t(`certificates.issued_${language}`)}</span>}
            <span>{number}</span>
            <span>{format.date(issued_at)}</span>
          </RecordRow>
        ))}
      </ul>
    </Section>
  )
}

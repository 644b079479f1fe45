import { certificates } from '#contract/certificates/certificates.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { Section } from '#web/kit/page/section.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { CertificateBadge } from './certificate-badge.tsx'
import styles from './certificates-of.module.css'

type CertificatesOfProps = { studentId: number } | { trainingId: number }

/** The certificates of a student or a training, for the office. */
export function CertificatesOf(of: CertificatesOfProps) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const mayList = may(certificates.list)
  const { data } = useApi(certificates.list, { ...of, itemsPerPage: 200 }, { isEnabled: mayList })
  if (!mayList || !data || data.data.length === 0) return null
  return (
    <Section title={t('certificates.title')}>
      <ul className={styles.rows}>
        {data.data.map(({ id, number, holder, title, state, issued_at }) => (
          <li key={id} className={styles.row}>
            <Link to={`/certificates/${id}`}>{'studentId' in of ? title : holder}</Link>
            <CertificateBadge state={state} />
            <span className={styles.facts}>
              <span>{number}</span>
              <span>{format.date(issued_at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useAddressSearch } from '#kit/web/page/address/address.ts'
import { Page } from '#kit/web/page/page.tsx'
import { PageSkeleton, Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { reasons } from '#office/reasons/contract/reasons.ts'
import { Answer } from './answer.tsx'
import { Question } from './question.tsx'

/** Why a person can, or cannot, do something. The URL has the person, the call and the record. */
export function ReasonsPage() {
  const t = useText()
  const { data, error, refetch } = useApi(reasons.calls, {})
  const { person = '', call: name = '', record = '', part = '' } = useAddressSearch()
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('app.loading')} />
  const calls = data.data.filter(({ isAskable }) => isAskable)
  const call = calls.find((one) => one.name === name) ?? null
  const isComplete =
    isNumber(person) && call && (!call.isOfRecord || isNumber(record)) && (!call.isOfPart || isNumber(part))
  return (
    <Page
      title={t('reasons.title')}
      intro={t('reasons.intro')}
      back={{ to: '/roles', label: 'roles.title' }}
      width="narrow"
    >
      <Question calls={calls} person={person} call={call} record={record} part={part} />
      <div aria-live="polite">
        {isComplete && (
          <Reasoned
            userId={Number(person)}
            call={call.name}
            recordId={call.isOfRecord ? Number(record) : null}
            partId={call.isOfPart ? Number(part) : null}
          />
        )}
      </div>
    </Page>
  )
}

function Reasoned(question: { userId: number; call: string; recordId: number | null; partId: number | null }) {
  const { data, error, refetch } = useApi(reasons.ask, question)
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  return data ? <Answer reason={data.data} recordId={question.recordId} /> : <Skeleton height="8rem" />
}

function isNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text)
}

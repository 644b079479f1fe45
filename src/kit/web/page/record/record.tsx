import type { ReactNode } from 'react'
import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useFreshApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { type Back, BackLink } from './back-link.tsx'

type RecordProps<E extends Endpoint> = {
  endpoint: E
  input: Input<E>
  /** By default the dashboard. */
  back?: Back
  /** Where more is known of why there is no record, as behind a secret link. */
  missing?: ReactNode
  loading?: ReactNode
  children: (record: Shown<E>) => ReactNode
}

type Reading<E extends Endpoint> = Pick<ReturnType<typeof useApi<E>>, 'data' | 'error' | 'refetch'>

type Shown<E extends Endpoint> = Output<E> extends { data: infer Data } ? Data : never

/**
 * The screen of one record: `<Record endpoint={packages.get} input={{ id }} back={back}>{(row) => …}</Record>`. It is
 * loading, failed to load, does not exist (404), is not for this reader (403), or is shown.
 */
export function Record<E extends Endpoint>(props: RecordProps<E>) {
  const { data, error, refetch } = useApi(props.endpoint, props.input)
  return <RecordState {...props} data={data} error={error} refetch={refetch} />
}

/** The same for a form, which waits for what is stored now. */
export function EditedRecord<E extends Endpoint>(props: RecordProps<E>) {
  return <RecordState {...props} {...useFreshApi(props.endpoint, props.input)} />
}

function RecordState<E extends Endpoint>(props: RecordProps<E> & Reading<E>) {
  const { back = toDashboard, missing, loading, children, data, error, refetch } = props
  const t = useText()
  const way = <LinkButton to={back.to}>{t(back.label)}</LinkButton>
  // Also what was shown and has been deleted since.
  if (error?.status === 404)
    return missing ?? <DeadEnd title={t('app.absent_title')} text={t('app.absent_text')} action={way} />
  if (data) return children((data as unknown as { data: Shown<E> }).data)
  if (error?.status === 403) return <DeadEnd title={t('app.forbidden_title')} text={error.message} action={way} />
  if (error)
    return (
      <Stack>
        {props.back && <BackLink {...props.back} />}
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </Stack>
    )
  return loading ?? <PageSkeleton label={t('app.loading')} />
}

const toDashboard: Back = { to: '/dashboard', label: 'app.to_dashboard' }

import { useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { account, type MailChoice } from '#people/account/contract/account.ts'

/** What the reader is written to about; each choice acts at once. */
export function MailsPanel() {
  const t = useText()
  const { data, error, refetch } = useApi(account.mails, {})
  return (
    <Panel title={t('account.mails')}>
      <Text tone="soft">{t('account.mails_intro')}</Text>
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{t('app.loading')}</span>
          <Skeleton height="8rem" />
        </div>
      )}
      {data && (
        <Stack gap="xl">
          <Stack>
            {data.data.chosen.map((choice) => (
              <Choice key={choice.kind} {...choice} />
            ))}
          </Stack>
          <Stack>
            <Stack gap="xs">
              <h3>{t('account.mails_always')}</h3>
              <Text tone="soft">{t('account.mails_always_intro')}</Text>
            </Stack>
            <Facts
              facts={data.data.required.map((kind) => ({
                label: t(`account.mails_${kind}`),
                value: t(`account.mails_${kind}_hint`),
              }))}
            />
          </Stack>
        </Stack>
      )}
    </Panel>
  )
}

function Choice({ kind, is_sent }: MailChoice) {
  const t = useText()
  // A choice is shown at once, until the response arrives.
  const [wanted, setWanted] = useState(is_sent)
  const [known, setKnown] = useState(is_sent)
  if (known !== is_sent) {
    setKnown(is_sent)
    setWanted(is_sent)
  }
  const choose = useSend(account.chooseMails, {
    onSent: (_, input) => toast(t(input.is_sent ? 'account.mails_switched_on' : 'account.mails_switched_off')),
    onRefused: (problem) => {
      setWanted(is_sent)
      toastError(problem)
    },
  })
  return (
    <Checkbox
      label={t(`account.mails_${kind}`)}
      description={t(`account.mails_${kind}_hint`)}
      checked={wanted}
      onChange={({ currentTarget: { checked } }) => {
        setWanted(checked)
        choose.send({ kind, is_sent: checked })
      }}
    />
  )
}

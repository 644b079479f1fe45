import { useApi } from '#kit/web/calls/query.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { ShareLink } from '#kit/web/page/share-link.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { publicTrainings } from '#reputation/public-profiles/contract/public-trainings.ts'

/** The training's page for everybody, to pass on: as a link, and as a QR code to show. Nothing where nobody sees it. */
export function PublicTraining({ trainingId }: { trainingId: number }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useApi(publicTrainings.ofTraining, { id: trainingId })
  const address = data?.data.addresses?.[language]
  if (!address) return null
  return (
    <Panel title={t('publicTraining.share')}>
      <Stack>
        <Text tone="soft">{t('publicTraining.share_text')}</Text>
        <ShareLink url={address} label={t('publicTraining.share_code')} file={t('publicTraining.share_file')} />
      </Stack>
    </Panel>
  )
}

import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { fieldId } from '#kit/web/form/fields/field-focus.ts'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useIsChanged } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { ContentStatement } from '#reputation/content-reports/web/content-statement.shown.tsx'
import { type OwnPublicProfile, publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { PublicProfileBadge } from './public-profile-badge.shown.tsx'
import { PublicProfileLinks } from './public-profile-links.tsx'
import { SlugCheck } from './slug-check.tsx'

/** Whether anybody may see the artist, and where. */
export function PublicProfile() {
  const t = useText()
  const { data, error, refetch } = useApi(publicProfiles.get, {})
  return (
    <div id={fieldId('public')}>
      <Panel title={t('publicProfiles.title')}>
        {data ? (
          <Switchboard profile={data.data} />
        ) : error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <PanelSkeleton label={t('app.loading')} />
        )}
      </Panel>
      {data?.data.blocked && <ContentStatement about={{ kind: 'PROFILE' }} />}
    </div>
  )
}

function Switchboard({ profile }: { profile: OwnPublicProfile }) {
  const t = useText()
  const format = useFormat()
  const { is_on, is_listed, slug, revision, blocked, old_slugs } = profile

  function saved(now: OwnPublicProfile) {
    const switched = now.is_on ? 'publicProfiles.saved_on' : 'publicProfiles.saved_off'
    toast(t(now.is_on === is_on ? 'publicProfiles.saved' : switched))
  }

  return (
    <Stack>
      <Text tone="soft">{t('publicProfiles.intro')}</Text>
      {blocked && (
        <Notice tone="waiting" title={t('publicProfiles.blocked_title')}>
          <Text isProse>{blocked.reason}</Text>
          <Text size="sm">{t('publicProfiles.blocked_text', { date: format.date(blocked.at) })}</Text>
        </Notice>
      )}
      <Row>
        <PublicProfileBadge profile={profile} />
      </Row>
      <PublicProfileLinks profile={profile} />
      <Form
        key={blocked === null ? 'free' : 'blocked'}
        endpoint={publicProfiles.update}
        values={{ is_on, slug, revision, ...(is_listed !== null && { is_listed }) }}
        draft="public-profile"
        onSent={({ data }) => saved(data)}
      >
        <Stack>
          {!blocked && <SwitchField name="is_on" label="publicProfiles.is_on" hint="publicProfiles.is_on_hint" />}
          {is_listed !== null && (
            <SwitchField name="is_listed" label="publicProfiles.is_listed" hint="publicProfiles.is_listed_hint" />
          )}
          <TextField
            name="slug"
            label="publicProfiles.slug"
            hint="publicProfiles.slug_hint"
            autoComplete="off"
            isVerbatim
          />
          <SlugCheck saved={slug} />
          {old_slugs.length > 0 && (
            <Text tone="soft" size="sm">
              {t('publicProfiles.old_slugs', { slugs: old_slugs.join(', ') })}
            </Text>
          )}
          <SaveChanges />
        </Stack>
      </Form>
    </Stack>
  )
}

/** Only while there is something to save: the profile below has a button of its own. */
function SaveChanges() {
  const t = useText()
  if (!useIsChanged()) return null
  return (
    <Row>
      <SubmitButton>{t('app.save')}</SubmitButton>
    </Row>
  )
}

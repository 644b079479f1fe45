import { Suspense, useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { focusField } from '#kit/web/form/fields/field-focus.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { LanguageSwitch } from '#kit/web/page/appearance/preferences.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Tag } from '#kit/web/ui/content/badge.tsx'
import { Entry } from '#kit/web/ui/inputs/entry.tsx'
import { Lines, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { Profile } from '#network/profile/contract/profile.ts'
import { IconCamera } from '~icons'

const AvatarDialog = lazyPart(() => import('./avatar-dialog.tsx'), 'AvatarDialog')

const parts = ['person', 'address', 'business', 'craft', 'about', 'documents'] as const

/** The artist at a glance, what of it is changed at once, and the way to the rest. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useText()
  const inLanguage = useBilingual()
  const [isChanging, setChanging] = useState(false)
  const { first_name, last_name, avatar_url, level, email } = profile
  const name = fullName({ first_name, last_name })
  return (
    <aside aria-label={name}>
      <Panel>
        <Lines as="div">
          <Stack gap="sm" align="center">
            <Avatar name={name} src={avatar_url} size="xl" />
            <Button size="sm" icon={<IconCamera size={18} aria-hidden="true" />} onClick={() => setChanging(true)}>
              {t(avatar_url ? 'profile.avatar_change' : 'profile.avatar_add')}
            </Button>
            <Text size="lg" isProse>
              {name}
            </Text>
            {level && <Tag>{inLanguage(level.name)}</Tag>}
          </Stack>
          <nav aria-label={t('profile.sections')} className="wide-only">
            <ul>
              <li>
                <Entry onClick={() => focusField('public')}>{t('publicProfiles.title')}</Entry>
              </li>
              {parts.map((part) => (
                <li key={part}>
                  <Entry onClick={() => focusField(part)}>{t(`artists.section_${part}`)}</Entry>
                </li>
              ))}
            </ul>
          </nav>
          <Stack as="dl" gap="xs">
            <Text as="dt" size="sm" isStrong>
              {t('profile.sign_in_email')}
            </Text>
            <dd>
              <Text size="sm">{email}</Text>
              <Text tone="soft" size="sm">
                {t('profile.sign_in_email_hint')}
              </Text>
            </dd>
            <Text as="dt" size="sm" isStrong>
              {t('profile.language')}
            </Text>
            <dd>
              <LanguageSwitch onFailed={toastError} />
            </dd>
          </Stack>
        </Lines>
      </Panel>
      {isChanging && (
        <Suspense>
          <AvatarDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </aside>
  )
}

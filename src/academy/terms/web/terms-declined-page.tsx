import { useLocation } from '@tanstack/react-router'
import { useText } from '#kit/web/language/i18n.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The academy's addresses for users who declined. */
    contacts?: string[]
  }
}

/** The page after declining the terms, with the academy's addresses. */
export function TermsDeclinedPage() {
  const t = useText()
  const contacts = useLocation().state.contacts ?? []
  return (
    <DeadEnd
      title={t('terms.declined_title')}
      text={t('terms.declined_text')}
      action={
        <Stack>
          {contacts.length > 0 && (
            <div>
              <Text tone="soft">{t('terms.declined_contact')}</Text>
              {contacts.map((address) => (
                <p key={address}>
                  <OutsideLink href={`mailto:${address}`}>{address}</OutsideLink>
                </p>
              ))}
            </div>
          )}
          <PlainLinkButton to="/">{t('terms.declined_back')}</PlainLinkButton>
        </Stack>
      }
    />
  )
}

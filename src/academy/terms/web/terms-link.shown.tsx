import { documentFor, type TermsVersion } from '#academy/terms/contract/terms-in-force.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'

/** The document of the academy's terms in the reader's language, in a tab of its own: what is typed stays. */
export function TermsLink({ terms: { version, files } }: { terms: Pick<TermsVersion, 'version' | 'files'> }) {
  const t = useText()
  const document = documentFor(useLanguage(), files)
  return document && <OutsideLink href={document.url}>{t('terms.document', { version })}</OutsideLink>
}

import { TermsOverview } from '#academy/terms/web/terms-overview.shown.tsx'
import { DedicatedDate } from '#network/conversations/web/dedicated-date.shown.tsx'

/** The terms, and a request for a dedicated date. */
export function TermsPage() {
  return <TermsOverview forBound={<DedicatedDate />} />
}

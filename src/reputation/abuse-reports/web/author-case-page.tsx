import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useParam } from '#kit/web/page/address/params.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { availableAuthorSteps } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { type AuthorCase, abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { EditForm } from './author-edit-form.tsx'
import { ObjectionPanel } from './author-objection.tsx'
import { StatementOfReasons } from './statement-of-reasons.tsx'

/** Behind the link in a mail: what became of somebody's review, why, and what they can do about it. */
export function AuthorCasePage() {
  const t = useText()
  const hash = useParam('hash')
  const unknown = (
    <BrokenLink
      title={t('abuseReports.author_unknown_title')}
      text={t('abuseReports.author_unknown_text')}
      action={<PlainLinkButton to="/">{t('abuseReports.author_home')}</PlainLinkButton>}
    />
  )
  return (
    <Record endpoint={abuseReports.ofAuthor} input={{ hash }} missing={unknown}>
      {(its) => <Known its={its} hash={hash} />}
    </Record>
  )
}

function Known({ its, hash }: { its: AuthorCase; hash: string }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { first_name, title, statement, objection } = its
  const mayEdit = availableAuthorSteps(its).includes('edit')
  return (
    <Page
      title={t('abuseReports.author_title')}
      intro={t('abuseReports.author_intro', { first_name, title: inLanguage(title) })}
      width="narrow"
    >
      <Where its={its} />
      {mayEdit && <EditForm its={its} hash={hash} />}
      {statement && <StatementOfReasons statement={statement} state={its.state} />}
      {!mayEdit && <OwnReview {...its} />}
      <Text tone="soft" size="sm">
        {t('reviews.how_rules')}
      </Text>
      <ObjectionPanel objection={objection} mayObject={availableAuthorSteps(its).includes('object')} hash={hash} />
    </Page>
  )
}

/** The state of the report, in a sentence. */
function Where({ its: { state, review, edited_at } }: { its: AuthorCase }) {
  const t = useText()
  if (state === 'TO_DECIDE') {
    const waiting = review.status === 'HIDDEN' ? 'hidden' : edited_at ? 'edited' : 'late'
    return (
      <Notice tone="waiting" title={t('abuseReports.author_waiting_title')}>
        {t(`abuseReports.author_waiting_${waiting}`)}
      </Notice>
    )
  }
  if (review.status !== 'PUBLISHED' || state === 'WITH_AUTHOR') return null
  return (
    <Notice tone="good" title={t('abuseReports.author_shown_title')}>
      {t(state === 'OVERTURNED' ? 'abuseReports.author_overturned_text' : 'abuseReports.author_shown_text')}
    </Notice>
  )
}

function OwnReview({ review: { rating, text } }: Pick<AuthorCase, 'review'>) {
  const t = useText()
  return (
    <Panel>
      <Stack gap="xs">
        <Rating value={rating} label={t('abuseReports.rating', { rating })} />
        <Quote title={t('abuseReports.your_review')}>{text}</Quote>
      </Stack>
    </Panel>
  )
}

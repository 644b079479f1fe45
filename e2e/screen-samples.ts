import * as api from '#app/contract/calls.ts'
import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { cast } from '#testing/fixtures/cast.ts'
import type { PortalWithMails } from '#testing/servers/portal-with-mails.ts'

/** Whoever is signed in somewhere and sends calls of the contract. */
type Caller = { send<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> }
type Portal = Pick<PortalWithMails, 'query' | 'letterTo'>

/** Something to show on screens whose address has a part that varies. */
export async function samplesFor(path: string, viewer: Caller, portal: Portal): Promise<Record<string, string>> {
  if (!path.includes('$')) return {}
  // With evidence, whose file has a long name.
  if (path.startsWith('responsibilities/additional/'))
    return first(await viewer.send(additionalResponsibilities.list, { status: 'SUBMITTED', sortBy: 'due_on' }), path)
  if (path.startsWith('student/packages/')) return first(await viewer.send(api.studentPackages.list, {}), path)
  if (path.startsWith('student/imports/')) return first(await viewer.send(api.imports.list, {}), path)
  if (path === 'certificate/$number') {
    const { data } = await viewer.send(api.certificates.list, {})
    return { number: data[0]?.number ?? '' }
  }
  if (path === 'my/trainings/$id') {
    const [seat] = await portal.query(
      `select training_id from participants join students on students.id = student_id
       where email = $1 and participants.status <> 'CANCELLED' order by training_id desc limit 1`,
      [cast.fellow.email],
    )
    return { id: String(seat?.training_id) }
  }
  if (path === 'training/offer/$hash') return { hash: await offerInMail(viewer, portal) }
  if (path === 'training/add-review/$hash') return { hash: await reviewInMail(viewer, portal) }
  if (path === 'training/review-case/$hash') return { hash: await caseInMail(viewer, portal) }
  if (path.startsWith('trainings/reviews/abuse/')) return first(await viewer.send(api.abuseReports.list, {}), path)
  if (path.startsWith('trainings/reviews/')) {
    const unanswered = await viewer.send(api.reviews.list, { replied: 0 })
    return first(unanswered.data.length > 0 ? unanswered : await viewer.send(api.reviews.list, {}), path)
  }
  if (path.startsWith('vouchers/admin/batches/')) return first(await viewer.send(api.voucherBatches.list, {}), path)
  if (path.startsWith('vouchers/admin/')) return first(await viewer.send(api.issuedVouchers.list, {}), path)
  if (path.startsWith('portfolio/admin/')) return first(await viewer.send(api.portfolioModeration.list, {}), path)
  if (path === 'portfolio/consent/$hash') return { hash: await consentAsked(viewer, portal) }
  if (path === 'erasure/$token') return { token: await erasureOfApplicant(portal) }
  const [feature = ''] = path.split('/')
  const { list } = listed[feature] ?? listed[`${feature}s`] ?? {}
  if (list) return first(await viewer.send(list, {}), path)
  if (path === 'translations/$scope_id') return { scope_id: '2' }
  if (path === 'unsubscribe/$token') return { token: await tokenInMail(viewer, portal) }
  if (path === 'confirm-email/$token') return { token: await tokenToNewEmail(viewer, portal) }
  // What an artist of the network does fills their page.
  if (path === 'proartist/$id') {
    const [artist] = await portal.query('select id from pro_artists where email = $1', [cast.artist.email])
    return { id: String(artist?.id) }
  }
  const { data } = await viewer.send(artists.list, {
    filter: cast.accepted.email,
    params: '{"context":"INVITATION"}',
  })
  const id = data[0]?.id ?? 0
  if (path.includes('$id')) return { id: String(id) }
  if (path.endsWith('/finalized')) return { hash: await usedLink(viewer, portal) }
  await viewer.send(applications.sendLink, { id })
  const { email } = cast.accepted
  // The demo academy has sent one before, which may be on its way.
  const [mails] = await portal.query('select count(*)::int from mails where "to" = $1', [email])
  const { route } = await portal.letterTo(email, { leadsTo: '/pro-artist-form', count: Number(mails?.count) })
  return { hash: route.split('/').at(-1) ?? '' }
}

const listed = api as Record<string, { list?: Endpoint }>

/** What a feature is called by, its first row shows; the demo academy has one. */
function first(answer: unknown, path: string): { id: string } {
  const { data } = answer as { data: { id: number }[] }
  if (!data[0]) throw new Error(`The demo academy has nothing to show at ${path}.`)
  return { id: String(data[0].id) }
}

/** The link of an applicant who is going to be erased. */
async function erasureOfApplicant(portal: Portal): Promise<string> {
  const token = 'erasure-of-the-gate'
  await portal.query(
    `insert into erasures (artist_id, made_at, cause, requested_at, due_at, undo_hash, was_blocked, was_enabled, was_active)
     select id, applied_at, 'INACTIVITY', now(), now() + interval '7 days', $1, false, true, false from pro_artists
     where user_id is null order by id desc limit 1`,
    [hashToken(token)],
  )
  return token
}

/** Of a mail that its reader may do without. */
async function tokenInMail(viewer: Caller, portal: Portal): Promise<string> {
  const { email } = cast.completed
  const { data } = await viewer.send(artists.list, { filter: email })
  await viewer.send(conversations.write, { id: data[0]?.id ?? 0, type: 'GENERAL', message: 'Dzień dobry!' })
  const { text } = await portal.letterTo(email, { leadsTo: '/inbox' })
  return /#\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? ''
}

/** Of a mail to somebody whose address the office changed. */
async function tokenToNewEmail(viewer: Caller, portal: Portal): Promise<string> {
  const [student] = await portal.query('select id from students where email <> $1 order by id desc limit 1', [
    cast.student.email,
  ])
  const { data } = await viewer.send(api.students.get, { id: student?.id as number })
  const email = 'nowy.adres@poczta.example'
  await viewer.send(api.students.update, { ...data, email })
  const { route } = await portal.letterTo(email, { leadsTo: '/confirm-email' })
  return route.split('/').at(-1) ?? ''
}

/** The link of somebody to whom a free seat is offered. */
async function offerInMail(viewer: Caller, portal: Portal): Promise<string> {
  const [someone] = await portal.query(`
    select trainings.id, students.id as student_id, email from trainings cross join students
    where state = 'PUBLISHED' and starts_at > now() + interval '2 days' and seats_taken < seats_max and status = 'ACTIVE'
      and students.id not in (select student_id from participants union select student_id from waiting_students)
    limit 1
  `)
  const { id, student_id, email } = someone as { id: number; student_id: number; email: string }
  await viewer.send(api.waitingList.join, { id, student_id, is_paid_otherwise: true })
  const { route } = await portal.letterTo(email, { leadsTo: '/training/offer' })
  return route.split('/').at(-1) ?? ''
}

/** The link of somebody in pictures, who may still change their mind. */
async function consentAsked(viewer: Caller, portal: Portal): Promise<string> {
  const [work] = await portal.query("select id from portfolio_items where consent_state = 'GIVEN' order by id limit 1")
  const email = 'modelka.galerii@poczta.example'
  await viewer.send(api.consents.ask, { id: work?.id as number, email, language: 'pl' })
  const { route } = await portal.letterTo(email, { leadsTo: '/portfolio/consent' })
  return route.split('/').at(-1) ?? ''
}

/** The link of somebody whose absence was a mistake. */
async function reviewInMail(viewer: Caller, portal: Portal): Promise<string> {
  const [someone] = await portal.query(`
    select participants.id as participant_id, trainings.id, email from participants
      join trainings on trainings.id = training_id join students on students.id = student_id
    where state = 'COMPLETED' and outcome = 'PASS' and participants.status <> 'CANCELLED' and students.status = 'ACTIVE'
      and not exists (select from reviews where participant_id = participants.id)
      and not exists (select from attendances where participant_id = participants.id and not is_present)
    order by participants.id limit 1
  `)
  const { email, ...seat } = someone as { id: number; participant_id: number; email: string }
  await viewer.send(api.participants.grade, { ...seat, outcome: 'NONE' })
  await viewer.send(api.participants.grade, { ...seat, outcome: 'PASS' })
  const { route } = await portal.letterTo(email, { leadsTo: '/training/add-review' })
  return route.split('/').at(-1) ?? ''
}

/** The link of somebody whose review the office has just hidden. */
async function caseInMail(viewer: Caller, portal: Portal): Promise<string> {
  const { data } = await viewer.send(api.abuseReports.list, { stage: 'WAITING' })
  const { id } = data.find(({ state }) => state === 'TO_DECIDE') ?? { id: 0 }
  await viewer.send(api.abuseReports.uphold, {
    id,
    measure: 'HIDDEN',
    ground: 'OTHER',
    note: 'Opisuje inne szkolenie.',
  })
  const [author] = await portal.query(
    `select students.email from abuse_reports join reviews on reviews.id = review_id
     join participants on participants.id = participant_id join students on students.id = student_id
     where abuse_reports.id = $1`,
    [id],
  )
  const { route } = await portal.letterTo(String(author?.email), { leadsTo: '/training/review-case' })
  return route.split('/').at(-1) ?? ''
}

/** The link of somebody who has just sent the form. */
async function usedLink(viewer: Caller, portal: Portal): Promise<string> {
  const email = 'sent-the-form@example.com'

  const application = { first_name: 'Ida', last_name: 'Lis', email, phone: '+48601234567', city: 'Łódź' }
  const told = {
    techniques: ['LIPS' as const],
    years_of_experience: 3,
    motivation: 'Chcę uczyć się od najlepszych i uczyć innych.',
  }
  const { data } = await viewer.send(applications.register, {
    ...application,
    ...told,
    country_id: 1,
    language_name: 'pl',
    terms_accepted: true,
  })
  await viewer.send(applications.accept, { id: data.id })
  const { route } = await portal.letterTo(email, { leadsTo: '/pro-artist-form' })
  await portal.query('update pro_artists set invitation_status = 4 where email = $1', [email])
  return route.split('/').at(-1) ?? ''
}

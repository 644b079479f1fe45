import type { Operator } from '#academy/settings/contract/operator.ts'
import { type DelaySimulation, type Settings, settings } from '#academy/settings/contract/settings.ts'
import { storedTermsFiles } from '#academy/terms/server/terms.queries.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Retention } from '#kit/contract/values/retention-days.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import { lastRetention } from '#kit/server/http/removals.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { lookRoutes } from './look.routes.ts'
import { mailStateOf, sendTestMail } from './outgoing-mail.ts'
import { settingsInForce } from './settings.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'settings.changed': { before: object; after: object }
  }
}

declare module '#kit/server/http/registered-parts.ts' {
  interface Parts {
    /** What the delay of vouchers means for vouchers. */
    delayedVouchers: {
      /** How many wait for their first day. */
      countScheduled(ctx: Pick<Context, 'db' | 'now'>): Promise<number>
      simulate(ctx: Pick<Context, 'db' | 'now'>, days: number): Promise<DelaySimulation>
    }
  }
}

/** The column and the label of each setting. */
const columns = {
  voucherDelayInDays: { column: 'voucher_delay_in_days', label: 'settings.voucher_delay' },
  googleDriveMarketingMaterialsLink: { column: 'marketing_materials_link', label: 'settings.marketing' },
  emails: { column: 'dedicated_terms_emails', label: 'settings.dedicated' },
  review_voucher_percent: { column: 'review_voucher_percent', label: 'settings.review_voucher' },
  is_gallery_on: { column: 'is_gallery_on', label: 'settings.gallery' },
  two_factor_required_from: { column: 'two_factor_required_from', label: 'settings.two_factor' },
  inactive_applicant_months: { column: 'inactive_applicant_months', label: 'settings.inactive_applicants' },
} as const satisfies Record<string, { column: keyof Tables['settings']; label: TextKey }>
type Setting = keyof typeof columns

const retentionLabels: Record<keyof Retention, TextKey> = {
  mail_days: 'settings.mail_days',
  audit_address_days: 'settings.audit_address_days',
  device_days: 'settings.device_days',
  ended_link_days: 'settings.ended_link_days',
  trash_days: 'settings.trash_days',
  read_notification_days: 'settings.read_notification_days',
  replaced_picture_days: 'settings.replaced_picture_days',
}

export const operatorLabels: Record<keyof Operator, TextKey> = {
  academy_name: 'operator.academy_name',
  operator_name: 'operator.operator_name',
  operator_address: 'operator.operator_address',
  operator_tax_id: 'operator.operator_tax_id',
  operator_register_number: 'operator.operator_register_number',
  operator_email: 'operator.operator_email',
  operator_phone: 'operator.operator_phone',
  privacy_email: 'operator.privacy_email',
  operator_account: 'operator.operator_account',
}

export const signUpLabels: Record<'sign_ups' | 'sign_up_hold_hours', TextKey> = {
  sign_ups: 'settings.sign_ups',
  sign_up_hold_hours: 'settings.sign_up_hold_hours',
}

export const settingsRoutes = routes(settings, {
  get: answer,
  mail: async (ctx) => ({ data: await mailStateOf(ctx) }),
  // Before the transaction, which would wait for the mail server.
  sendTestMail: { prepare: sendTestMail, handle: async () => {} },
  setVoucherDelay: change('voucherDelayInDays'),
  simulateVoucherDelay: async (ctx, { voucherDelayInDays }) => ({
    data: await part('delayedVouchers').simulate(ctx, voucherDelayInDays),
  }),
  setMarketingLink: change('googleDriveMarketingMaterialsLink'),
  setDedicatedTermsEmails: change('emails'),
  setReviewVoucher: change('review_voucher_percent'),
  setGallery: change('is_gallery_on'),
  setSignUps: changeTogether(signUpLabels),
  setInactiveApplicants: change('inactive_applicant_months'),
  setTwoFactorDemand: (ctx, input) => {
    const from = input.two_factor_required_from
    if (from && from < academyDay(ctx.now)) failFields({ two_factor_required_from: 'day_passed' })
    return change('two_factor_required_from')(ctx, input)
  },
  setRetention: changeTogether(retentionLabels),
  setOperator: changeTogether(operatorLabels),
  ...lookRoutes,
})

async function answer(ctx: Context): Promise<Settings> {
  const { db, now } = ctx
  return {
    ...(await settingsInForce(db)),
    last_retention: await lastRetention(db),
    scheduled_vouchers: await part('delayedVouchers').countScheduled(ctx),
    terms_and_conditions_files: await storedTermsFiles(db, now).orderBy('effective_from', 'desc').execute(),
  }
}

/** One setting at a time: concurrent changes of another one do not conflict. */
function change<Name extends Setting>(name: Name) {
  const { column, label } = columns[name]
  return async (ctx: Context, input: Pick<Settings, Name> & { revision?: number | undefined }) => {
    const { db, record } = ctx
    await lockRow(db, 'settings', 1)
    const before = await settingsInForce(db)
    const after: Record<string, unknown> = { [name]: input[name] }
    if (await revise(ctx, 'settings', before, after, { revision: input.revision, labels: { [name]: label } })) {
      await db
        .updateTable('settings')
        .set({ [column]: input[name] })
        .execute()
      await record('settings.changed', before.id, { before: { [name]: before[name] }, after })
    }
    return { data: await answer(ctx) }
  }
}

/** Columns that bear the names of the wire, saved together; recorded is what changed of them. */
function changeTogether(labels: Record<string, TextKey>) {
  return async (ctx: Context, { revision, ...after }: Partial<Settings>) => {
    const { db, record } = ctx
    await lockRow(db, 'settings', 1)
    const before: Awaited<ReturnType<typeof settingsInForce>> & Record<string, unknown> = await settingsInForce(db)
    if (await revise<Record<string, unknown>>(ctx, 'settings', before, after, { revision, labels })) {
      const changed = Object.entries(after).filter(([name, value]) => before[name] !== value)
      await db.updateTable('settings').set(after).execute()
      await record('settings.changed', before.id, {
        before: Object.fromEntries(changed.map(([name]) => [name, before[name]])),
        after: Object.fromEntries(changed),
      })
    }
    return { data: await answer(ctx) }
  }
}

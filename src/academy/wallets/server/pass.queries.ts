import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { applePass } from './apple-pass.ts'
import { googleLink } from './google-pass.ts'
import type { Pass, PassField } from './pass.ts'
import { walletKeys } from './wallet-keys.ts'

export type { Pass }

/** A pass as a file for Apple’s wallet. */
export async function passFile(ctx: Context, pass: Pass): Promise<Attachment> {
  const keys = (await walletKeys(ctx, 'apple')) ?? fail('wallet_off')
  const academy = ctx.texts.constants().academy
  const body = await applePass(pass, keys, { academy, look: ctx.texts.look(), notes: notesOf(ctx, pass) })
  return new Attachment({ name: `${pass.id}.pkpass`, mime: 'application/vnd.apple.pkpass', body })
}

/** The address at which Google’s wallet takes it over. */
export async function passLink(ctx: Context, pass: Pass): Promise<{ data: { url: string } }> {
  const keys = (await walletKeys(ctx, 'google')) ?? fail('wallet_off')
  const academy = ctx.texts.constants().academy
  return { data: { url: googleLink(pass, keys, { academy, origin: ctx.config.publicUrl, notes: notesOf(ctx, pass) }) } }
}

/** A pass does not follow what changes later, so it shows of when its data is. */
function notesOf({ t, language }: Context, { asOf }: Pass): PassField[] {
  const value = `${dayIn(language, academyDay(asOf))}. ${t('wallets.pass_as_of_text')}`
  return [{ key: 'as_of', label: t('wallets.pass_as_of'), value }]
}

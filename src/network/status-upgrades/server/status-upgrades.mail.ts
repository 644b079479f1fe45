import type { Listeners } from '#kit/server/http/feature.ts'
import { type MailText, sendMail } from '#kit/server/mail/mail.ts'
import type { UpgradeRequest } from '#network/status-upgrades/contract/status-upgrades.ts'
import type { LevelSet } from './set-level.ts'
import type { Upgraded } from './upgrade-steps.ts'

type Decided = Upgraded & { comment: string | null }

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'statusUpgrade.requested': Upgraded
    'statusUpgrade.withdrawn': { request: UpgradeRequest }
    'statusUpgrade.approved': Decided
    'statusUpgrade.rejected': Decided
    'proArtist.levelSet': LevelSet
  }
}

/** Emails the artist the decision; the office's comment is quoted. */
export const statusUpgradeMails: Listeners = {
  'statusUpgrade.approved': (ctx, _id, decided) => sendMail(ctx, { ...letterOf(decided), name: 'upgrade_approved' }),
  'statusUpgrade.rejected': (ctx, _id, decided) => sendMail(ctx, { ...letterOf(decided), name: 'upgrade_rejected' }),
  'proArtist.levelSet': (ctx, id, { artist, move, after, reason, settled }) => {
    const { email, first_name, language_name: language } = artist
    const request = settled ? ` ${ctx.texts.in(language)('mails.level_request_settled')}` : ''
    const about = { params: { first_name, request }, typed: { level: after.name[language] } }
    const name = levelMails[move]
    return sendMail(ctx, { to: email, language, name, ...about, quote: reason, route: `proartist/${id}` })
  },
}

const levelMails = { raised: 'level_raised', lowered: 'level_lowered', corrected: 'level_corrected' } as const

function letterOf({ artist, request, comment }: Decided): Omit<MailText, 'name'> {
  const { email, first_name, language_name: language } = artist
  const about = { params: { first_name }, typed: { level: request.to_level.name[language] } }
  return { to: email, language, ...about, quote: comment, route: 'status-upgrade' }
}

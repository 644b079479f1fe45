import type { NoticeType } from '#kit/contract/texts/texts.ts'

/** What a device shows of notifications, by their subject: each of them a choice of its own. */
export const pushKinds = ['messages', 'trainings', 'sales', 'work', 'office', 'account'] as const
export type PushKind = (typeof pushKinds)[number]

/** By the first word of a notification's type. */
const kinds: Readonly<Record<string, PushKind>> = {
  message: 'messages',
  ...{ training: 'trainings', seat: 'trainings', certificate: 'trainings', review: 'trainings' },
  ...{ voucher: 'sales', package: 'sales' },
  ...{ responsibility: 'work', level: 'work', upgrade: 'work', benefit: 'work', document: 'work', portfolio: 'work' },
  ...{ application: 'office', form: 'office', report: 'office', content: 'office', erasure: 'office' },
}

export function pushKindOf(type: NoticeType): PushKind {
  return kinds[type.split('_')[0] ?? ''] ?? 'account'
}

/** Whether an hour of the academy is quiet: from 21 until 8 also reaches over midnight. */
export function isQuiet(
  hour: number,
  { quiet_from, quiet_until }: { quiet_from: number; quiet_until: number },
): boolean {
  if (quiet_from <= quiet_until) return hour >= quiet_from && hour < quiet_until
  return hour >= quiet_from || hour < quiet_until
}

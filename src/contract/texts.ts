import { appTexts } from '#contract/app/app.text.ts'
import { finderTexts } from '#contract/app/finder.text.ts'
import { proArtistTexts } from '#contract/artists/artists.text.ts'
import { benefitTexts } from '#contract/benefits/benefits.text.ts'
import { conversationTexts } from '#contract/conversations/conversations.text.ts'
import { dashboardTexts } from '#contract/dashboard/dashboard.text.ts'
import { demoTexts } from '#contract/demo/demo.text.ts'
import { galleryTexts } from '#contract/gallery/gallery.text.ts'
import { levelTexts } from '#contract/levels/levels.text.ts'
import { notificationTexts } from '#contract/notifications/notifications.text.ts'
import { profileTexts } from '#contract/profile/profile.text.ts'
import { responsibilityTexts } from '#contract/responsibilities/responsibilities.text.ts'
import { sessionTexts } from '#contract/session/session.text.ts'
import { statusUpgradeTexts } from '#contract/status-upgrades/status-upgrades.text.ts'
import { studentTexts } from '#contract/students/students.text.ts'
import { translationScopes } from '#contract/translations/translations.ts'
import { answerTexts } from './answers.text.ts'
import { errorTexts } from './errors.text.ts'
import type { Language, Plural, Texts } from './kit/text.ts'
import { mailTexts } from './mails.text.ts'
import { noticeTexts } from './notices.text.ts'
import { validationTexts } from './validation.text.ts'

type Source = Record<Language, Texts>

/** Every text of the portal by scope and feature; a text's key is `feature.name`. */
export const texts = {
  [translationScopes.application]: {
    app: appTexts,
    session: sessionTexts,
    dashboard: dashboardTexts,
    levels: levelTexts,
    responsibilities: responsibilityTexts,
    benefits: benefitTexts,
    proArtists: proArtistTexts,
    conversations: conversationTexts,
    statusUpgrades: statusUpgradeTexts,
    profile: profileTexts,
    students: studentTexts,
    notifications: notificationTexts,
    finder: finderTexts,
    demo: demoTexts,
    gallery: galleryTexts,
    validation: validationTexts,
  },
  [translationScopes.mails]: { mails: mailTexts },
  [translationScopes.server]: { errors: errorTexts, answers: answerTexts, notices: noticeTexts },
} as const satisfies Record<number, Record<string, Source>>

type Scopes = typeof texts
type KeysOf<Features> = {
  [Feature in keyof Features & string]: Features[Feature] extends { pl: infer Polish }
    ? `${Feature}.${keyof Polish & string}`
    : never
}[keyof Features & string]

export type TextKey = KeysOf<Scopes[1]> | KeysOf<Scopes[2]> | KeysOf<Scopes[3]>

export type FlatText = { scope: number; key: string; language: Language; text: string }

/** Every text as one row, plural forms under the suffixes that i18next reads (`key_one`, `key_few`, …). */
export function flatTexts(): FlatText[] {
  return Object.entries(texts).flatMap(([scope, features]) =>
    Object.entries(features as Record<string, Source>).flatMap(([feature, source]) =>
      (Object.keys(source) as Language[]).flatMap((language) =>
        Object.entries(source[language]).flatMap(([name, text]) =>
          forms(`${feature}.${name}`, text).map((form) => ({ scope: Number(scope), language, ...form })),
        ),
      ),
    ),
  )
}

function forms(key: string, text: string | Plural): { key: string; text: string }[] {
  if (typeof text === 'string') return [{ key, text }]
  return Object.entries(text).map(([form, value]) => ({ key: `${key}_${form}`, text: value as string }))
}

import type { Language } from '#kit/contract/texts/text.ts'

/** Adds the language of a mail to its link, where the link opens a screen without a signed-in user. */

/** The screens that are open without a sign-in, where no account has a language. */
export const guestScreens: readonly string[] = [
  '',
  'ask/$id',
  'certificate',
  'certificate/$number',
  'confirm-email/$token',
  'erasure-requested',
  'erasure/$token',
  'forgot-password',
  'portfolio/consent/$hash',
  'pro-artist-form/$hash',
  'pro-artist-form/$hash/finalized',
  'pro-artist/register',
  'pro-artist/register/finalized',
  'report-content',
  'report-content/$hash',
  'reset-password',
  'sign-up/$id',
  'sign-up/link/$hash',
  'terms/declined',
  'test2',
  'training/add-review/$hash',
  'training/offer/$hash',
  'training/review-case/$hash',
  'unsubscribe/$token',
]

/** Such a screen opens in the language of the mail that leads there. */
export function spokenRoute(route: string, language: Language): string {
  const [path = '', query] = route.split('?')
  if (!guests.test(path)) return route
  return query === undefined ? `${path}?lang=${language}` : `${path}?${query}&lang=${language}`
}

const guests = new RegExp(`^(?:${guestScreens.map((path) => path.replace(/\$\w+/g, '[^/]+')).join('|')})$`)

import type { RoleName } from '#kit/contract/permissions.ts'
import type { Language } from '#kit/contract/texts/text.ts'

export const demoPassword = 'Atelier-demo-2026'

type DemoAccount = { email: string; role: RoleName; first_name: string; last_name: string; language_name: Language }

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'owner@atelier.test',
    role: 'super-admin',
    first_name: 'Helena',
    last_name: 'Zawadzka',
    language_name: 'pl',
  },
  {
    email: 'office@atelier.test',
    role: 'administrator',
    first_name: 'Joanna',
    last_name: 'Wrońska',
    language_name: 'pl',
  },
  { email: 'artist@atelier.test', role: 'pro-artist', first_name: 'Maja', last_name: 'Żurawska', language_name: 'pl' },
  { email: 'student@atelier.test', role: 'client', first_name: 'Emily', last_name: 'Carter', language_name: 'en-US' },
]

/** The office's other users: a colleague of the demo account, a blocked one, and one who has just been invited. */
export const demoColleagues: readonly (DemoAccount & { is_blocked?: boolean; isInvited?: boolean; days: number })[] = [
  {
    email: 'tomasz.zielinski@atelier.test',
    role: 'administrator',
    first_name: 'Tomasz',
    last_name: 'Zieliński',
    language_name: 'pl',
    days: 260,
  },
  {
    email: 'grace.miller@atelier.test',
    role: 'administrator',
    first_name: 'Grace',
    last_name: 'Miller',
    language_name: 'en-US',
    is_blocked: true,
    days: 390,
  },
  {
    email: 'lucja.czarnecka@atelier.test',
    role: 'administrator',
    first_name: 'Łucja',
    last_name: 'Czarnecka',
    language_name: 'pl',
    isInvited: true,
    days: 2,
  },
]

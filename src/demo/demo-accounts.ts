import type { RoleName } from '#contract/kit/permissions.ts'
import type { Language } from '#contract/kit/text.ts'

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

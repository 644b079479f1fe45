import { register } from '#kit/contract/register.ts'
import { chosenMailKinds } from '#people/account/contract/mail-kinds.ts'
import { errorStatus } from './error-status.ts'
import { mailKinds } from './mail-kinds.ts'
import * as texts from './text-files.ts'

declare module '#kit/contract/register.ts' {
  interface Registered {
    texts: typeof texts
    errorStatus: typeof errorStatus
    mailKinds: typeof mailKinds
    chosenMailKinds: typeof chosenMailKinds
  }
}

register({ texts, errorStatus, mailKinds, chosenMailKinds })

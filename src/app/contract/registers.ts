import { mailKinds } from '#app/contract/kinds-of-mails.ts'
import { register } from '#kit/contract/registered.ts'
import { workOfArtist } from '#office/artist-page/contract/artists.work.ts'
import { chosenMailKinds } from '#people/account/contract/mail-kinds.ts'
import * as calls from './calls.ts'
import { errorStatus } from './error-status.ts'
import * as texts from './text-files.ts'

declare module '#kit/contract/registered.ts' {
  interface Registered {
    texts: typeof texts
    errorStatus: typeof errorStatus
    mailKinds: typeof mailKinds
    chosenMailKinds: typeof chosenMailKinds
    calls: typeof calls
    workOfArtist: typeof workOfArtist
  }
}

register({ texts, errorStatus, mailKinds, chosenMailKinds, calls, workOfArtist })

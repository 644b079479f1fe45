import { z } from 'zod/mini'
import { email } from '#kit/contract/account-fields.ts'
import { personName } from '#kit/contract/fields.ts'
import { passwordRoute } from '#kit/contract/session.ts'
import { validate } from '#kit/contract/validation.ts'
import { readConfig } from '#kit/server/start/config.ts'
import { readArguments } from '#kit/server/start/read-arguments.ts'
import { reportFailure, StartError } from '#kit/server/start/start-error.ts'
import { issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'
import { createUser } from '#people/session/server/user-rows.steps.ts'
import { type OpenPortal, openPortal } from './portal.ts'

const linkHours = 24
const usage =
  'Usage: npm run create-owner -- --email anna@example.com --first-name Anna --last-name Nowak [--language pl|en-US]'

const owner = z.object({
  email: email(),
  first_name: personName(),
  last_name: personName(),
  language_name: z.enum(['pl', 'en-US']),
})

/** Makes the first account of a portal without demo data, a super-admin's, and prints the link that sets its password. */
async function createOwner(): Promise<void> {
  const { values } = readArguments(
    {
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        language: { type: 'string', default: 'pl' },
      },
    },
    usage,
  )
  const { email, language } = values
  const checked = validate(owner, {
    email,
    first_name: values['first-name'],
    last_name: values['last-name'],
    language_name: language,
  })
  if (!checked.ok)
    throw new StartError(`These do not fit: ${checked.problems.map(({ path }) => path).join(', ')}.`, usage)

  const config = readConfig(process.env)
  const portal = await openPortal(config)
  try {
    const token = await issueAccount(portal, checked.value)
    process.stdout.write(
      `The account is there. Set its password within ${linkHours} hours at\n${config.publicUrl}/#/${passwordRoute(token, checked.value.email)}\n`,
    )
  } finally {
    await portal.close()
  }
}

function issueAccount({ db, clock }: OpenPortal, account: z.output<typeof owner>): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const userId = await createUser(tx, account, 'super-admin', clock())
    if (!userId)
      throw new StartError(`${account.email} has an account already: on the sign-in page, choose “forgot password”.`)
    return issuePasswordToken(tx, userId, linkHours * 60, clock())
  })
}

createOwner().catch(reportFailure)

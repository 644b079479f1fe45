import { endDemo } from './demo/end-demo.ts'
import { readConfig } from './kit/config.ts'
import { isDemoAcademy } from './kit/demo-academy.ts'
import { openPortal } from './kit/portal.ts'
import { complain, StartError } from './kit/start-error.ts'

/** Makes an ordinary portal of a demo, for whoever began to work in one. */
async function end(): Promise<void> {
  // Opened as the demo that it still is, and without a mail server, so that nothing of the demo leaves meanwhile.
  const portal = await openPortal({ ...readConfig(process.env), isDemo: true, smtpUrl: null })
  try {
    if (!(await isDemoAcademy(portal.db))) throw new StartError('There is no demo academy in this database.')
    const accounts = await endDemo(portal.db)
    process.stdout.write(
      [
        `${accounts} accounts had the published password and have none any more; the four demo accounts are blocked.`,
        'Everybody is signed out, and links in mails sent until now lead nowhere. All else is as it was.',
        'Make your own first account with npm run create-owner, and start with NODE_ENV=production.\n',
      ].join('\n'),
    )
  } finally {
    await portal.close()
  }
}

end().catch(complain)
